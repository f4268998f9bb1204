import { expect, test } from 'vitest'

import { listPicturePrompts } from './list-picture-prompts.ts'

const slide = (id: string, more: object) => ({
  id,
  title: id,
  content: ['One', 'Two'],
  notes: '',
  ...more,
})

test('PQ1 slides that ask for a picture and have none yet, in their order', () => {
  const slides = [
    slide('Cover', { imagePrompt: 'A sea' }),
    slide('None', {}),
    slide('Blank', { imagePrompt: '  ' }),
    slide('Done', { imagePrompt: 'A sea', imageUrl: 'asset:a' }),
    slide('Table', { imagePrompt: 'A sea', table: { rows: [['1']] } }),
    slide('Plain', {
      imagePrompt: 'A shore',
      content: ['Waves come', 'Waves go', 'They never rest'],
    }),
  ]
  const prompts = listPicturePrompts({ title: 'Sea', slides })
  expect(prompts.map(({ place, prompt, gone }) => [place, prompt, gone])).toEqual([
    [0, 'A sea', null],
    [5, 'A shore', null],
  ])
})

test('PQ1 a form that would give way to the picture is told', () => {
  const dated = { imagePrompt: 'A ship', content: ['1900: one', '1950: two', '1999: three'] }
  const slides = [slide('Cover', {}), slide('Dates', dated), slide('End', {})]
  expect(listPicturePrompts({ title: 'Sea', slides })).toMatchObject([
    { place: 1, gone: 'timeline' },
  ])
})
