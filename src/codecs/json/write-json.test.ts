import * as v from 'valibot'
import { expect, test } from 'vitest'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'

import { writeJson } from './write-json.ts'

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
const pictures = new Map([[assetUrl('aa'), { bytes, type: 'image/png' }]])

function write(deck: Deck) {
  const written = writeJson({ deck, pictures })
  return { ...written, text: new TextDecoder().decode(written.bytes) }
}

const slide = (id: string, imageUrl?: string) => ({
  id,
  title: `Slide ${id}`,
  content: ['“Quoted” \u2028 text', ''],
  notes: 'Notes',
  ...(imageUrl !== undefined && { imageUrl }),
})

const parse = (text: string): Deck => v.parse(deckSchema, JSON.parse(text))

test('a deck without stored pictures comes back as it was', () => {
  const deck: Deck = {
    title: 'Café \uD83C\uDF93',
    slides: [
      slide('1'),
      slide('2', 'https://example.org/a.png'),
      slide('3', 'data:image/gif;base64,R0lG'),
    ],
  }
  const { text, losses } = write(deck)
  expect(parse(text)).toEqual(deck)
  expect(losses).toEqual([])
})

test('the file is laid out for people to read', () => {
  const { text } = write({ title: 'T', slides: [slide('1')] })
  expect(text.split('\n').slice(0, 3)).toEqual(['{', '  "title": "T",', '  "slides": ['])
})

test('stored pictures are inside the file, byte for byte', () => {
  const deck = { title: 'T', slides: [slide('1', assetUrl('aa')), slide('2', assetUrl('aa'))] }
  const { text, losses } = write(deck)
  const { slides } = parse(text)
  for (const { imageUrl = '' } of slides) {
    const [type, data = ''] = imageUrl.split(',')
    expect(type).toBe('data:image/png;base64')
    expect(Buffer.from(data, 'base64').equals(bytes)).toBe(true)
  }
  expect(losses).toEqual([])
})

test('a missing picture is a loss that names its slide; the rest of the slide is there', () => {
  const deck = { title: 'T', slides: [slide('1', assetUrl('aa')), slide('2', assetUrl('gone'))] }
  const { text, losses } = write(deck)
  expect(losses).toEqual([{ kind: 'picture-missing', slideId: '2' }])
  expect(parse(text).slides[1]).toEqual(slide('2'))
})

test('MP4 all pictures of a slide are inside the file, and so is the look of the deck', () => {
  const several = {
    ...slide('1', assetUrl('aa')),
    morePictures: [{ imageUrl: assetUrl('aa'), imageAlt: 'Again' }, { imageUrl: assetUrl('gone') }],
  }
  const look = { theme: 'paper', palette: { accent: '#B00020' } }
  const { text, losses } = write({ title: 'T', ...look, slides: [several] })
  const deck = parse(text)
  expect(deck).toMatchObject(look)
  expect(deck.slides[0]?.morePictures).toEqual([
    { imageUrl: deck.slides[0]?.imageUrl, imageAlt: 'Again' },
  ])
  expect(losses).toEqual([{ kind: 'picture-missing', slideId: '1' }])
})
