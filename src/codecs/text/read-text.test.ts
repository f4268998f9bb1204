import { expect, test } from 'vitest'

import { fail } from '#core/result.ts'

import { readText } from './read-text.ts'

const read = (text: string) => readText(new TextEncoder().encode(text), { fileName: 'a.txt' })

async function readSlides(text: string) {
  const result = await read(text)
  if (!result.ok) throw new Error(result.error)
  const { title, slides } = result.value.deck
  return { title, slides: slides.map(({ id: _id, ...slide }) => slide) }
}

test('FT1 the first line is the title, # and ## begin a slide, - and * are bullets, the rest is notes', async () => {
  const text = [
    '',
    'My talk ',
    '',
    '# One',
    '- a',
    '* b',
    'Say this.',
    'And that.',
    '## Two',
    '-c',
    '',
    'Notes',
  ]
  const expected = {
    title: 'My talk',
    slides: [
      { title: 'One', content: ['a', 'b'], notes: 'Say this.\nAnd that.' },
      { title: 'Two', content: ['c'], notes: 'Notes' },
    ],
  }
  for (const end of ['\n', '\r\n', '\r']) expect(await readSlides(text.join(end))).toEqual(expected)
  expect(await readSlides(`\uFEFF${text.join('\n')}`)).toEqual(expected)
})

test('FT1 the title is kept as it is; a heading there is a slide only with something of its own', async () => {
  expect(await readSlides('# Talk\n\n## One\n- a')).toEqual({
    title: '# Talk',
    slides: [{ title: 'One', content: ['a'], notes: '' }],
  })
  expect(await readSlides('# One\n- a\n# Two\n- b')).toEqual({
    title: '# One',
    slides: [
      { title: 'One', content: ['a'], notes: '' },
      { title: 'Two', content: ['b'], notes: '' },
    ],
  })
})

test('FT2 bullets further in are a level deeper', async () => {
  expect((await readSlides('T\n# S\n- a\n  - b\n    * c\n- d')).slides[0]?.content).toEqual([
    'a',
    '\tb',
    '\t\tc',
    'd',
  ])
})

test('FT2 what stands before the first heading is not lost', async () => {
  expect((await readSlides('T\nHello.\n- first\n# S\n- a\nBye.')).slides).toEqual([
    { title: 'S', content: ['first', 'a'], notes: 'Hello.\nBye.' },
  ])
})

test('FT3 a file of nothing is blank, one without slides is empty, bytes that are no text are damaged', async () => {
  expect(await read('')).toEqual(fail('blank'))
  expect(await read(' \n\t\n')).toEqual(fail('blank'))
  expect(await read('Only a title\n- and a point')).toEqual(fail('empty'))
  expect(await readText(Uint8Array.of(1, 0, 2), { fileName: 'a.txt' })).toEqual(fail('damaged'))
})

test('FT4 markup stays text', async () => {
  const { slides } = await readSlides('T\n# <img src=x onerror=alert(1)>\n- <script>1</script>')
  expect(slides).toEqual([
    { title: '<img src=x onerror=alert(1)>', content: ['<script>1</script>'], notes: '' },
  ])
})
