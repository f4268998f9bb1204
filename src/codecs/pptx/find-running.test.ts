import { expect, test } from 'vitest'

import { paragraph, shape } from '../../../test/fixtures/files/pack-pptx.ts'
import { readPacked, titleShape as title } from '../../../test/fixtures/files/read-packed-pptx.ts'

const at = (words: string, y: number) => shape(paragraph(words), { at: [5, y, 60, 5] })

const deckOf = (count: number, foot: (number: number) => string) =>
  readPacked({
    slides: Array.from({ length: count }, (_, index) => ({
      shapes: title(`Title ${index + 1}`) + at('Something to say', 40) + foot(index + 1),
    })),
  })

const contents = async (read: ReturnType<typeof deckOf>) => {
  const { deck } = await read
  return { all: deck.slides.map(({ content }) => content), furniture: deck.furniture }
}

const said = (count: number) => Array.from({ length: count }, () => ['Something to say'])

test('PX18 what stands at the edge of most slides is the footer of the deck, and no point', async () => {
  const { all, furniture } = await contents(
    deckOf(5, (number) => (number === 1 ? '' : at('Acme, for internal use', 92))),
  )
  expect(all).toEqual(said(5))
  expect(furniture).toEqual({ footer: 'Acme, for internal use' })
})

test.each([
  ['3', (number: number) => `${number}`, { number: true, onCover: undefined }],
  ['Page 3 of 5', (number: number) => `Page ${number} of 9`, { number: true }],
  [
    'Acme and Sons | 3',
    (number: number) => `Acme and Sons | ${number}`,
    { number: true, footer: 'Acme and Sons' },
  ],
])('PX18 a number that was typed is one: %s', async (_, write, expected) => {
  const { all, furniture } = await contents(deckOf(5, (number) => at(write(number), 93)))
  expect(all).toEqual(said(5))
  expect(furniture).toEqual(JSON.parse(JSON.stringify(expected)))
})

test('PX18 the field that counts slides is no point, wherever it stands', async () => {
  const field = '<a:p><a:r><a:t>Page </a:t></a:r><a:fld type="slidenum"><a:t>1</a:t></a:fld></a:p>'
  const { all } = await contents(deckOf(1, () => shape(field, { at: [80, 50, 10, 5] })))
  expect(all).toEqual(said(1))
})

test('PX18 what stands there once, or in the middle of slides, is said', async () => {
  const once = await contents(deckOf(5, (number) => at(number === 3 ? 'Source: us' : '', 92)))
  expect(once.all[2]).toEqual(['Something to say', 'Source: us'])
  const middle = await contents(deckOf(5, () => at('Said again', 60)))
  expect(middle.all[4]).toEqual(['Something to say', 'Said again'])
  const few = await contents(deckOf(3, () => at('Twice', 92)))
  expect(few.all[1]).toEqual(['Something to say', 'Twice'])
})
