import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitrarySlide } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { compileVariant } from '../../../test/fixtures/compile-variant.ts'
import { deckSchema } from './deck.ts'
import { deckFields } from './deck-fields.ts'
import { listFields, omitFields, pickFields, slideFields } from './slide-fields.ts'
import { type Slide, slideSchema } from './slide.ts'
import { editTexts, listTexts, withoutHeard } from './texts/slide-texts.ts'

const slide: Slide = {
  id: 's1',
  title: 'Reefs',
  content: ['Fish', '\tSmall ones'],
  notes: 'Listen...',
  imageUrl: 'asset:abc',
  imageAlt: 'A reef',
  imageCredit: { title: 'Blue', creator: 'Ana' },
  morePictures: [{ imageUrl: 'asset:d', imageAlt: 'A coast' }],
  table: { hasHeader: true, rows: [['Site', 'Depth'], []] },
  textStyles: { title: { fontSize: 'h2' } },
}

const schema = 'src/core/deck/slide.ts'
const addField = (text: string) =>
  text.replace('  hidden: v.', '  mood: v.exactOptional(v.string()),\n  hidden: v.')

test('SF1 the table has a line for every field of the schema, and no other', () => {
  expect(Object.keys(slideFields).toSorted()).toEqual(Object.keys(slideSchema.entries).toSorted())
  expect(Object.keys(deckFields).toSorted()).toEqual(Object.keys(deckSchema.entries).toSorted())
})

test('SF1 a field that nobody has said anything about does not compile', async () => {
  const found = await compileVariant({
    changes: { [schema]: addField },
    files: ['src/core/deck/slide-fields.ts'],
  })
  expect(found).toMatchObject([
    { file: 'src/core/deck/slide-fields.ts', message: expect.stringContaining("'mood'") },
  ])
})

test('SF1 a field that nobody would merge does not compile', async () => {
  const table = 'src/core/deck/slide-fields.ts'
  const ofDeck = 'src/core/deck/deck-fields.ts'
  const found = await compileVariant({
    changes: {
      [table]: (text) => text.replace(/^( {2}hidden: .*)merged: 'whole'/m, "$1merged: 'never'"),
      [ofDeck]: (text) => text.replace(/^( {2}theme: .*)merged: 'whole'/m, "$1merged: 'letters'"),
    },
    files: [table, ofDeck],
  })
  const message = expect.stringContaining('"whole"')
  expect(found.toSorted((a, b) => a.file.localeCompare(b.file))).toMatchObject([
    { file: ofDeck, message },
    { file: table, message },
  ])
})

test('SF2 a new text on slides does not compile before every writer of words knows it', async () => {
  const sayWhatItIs = (text: string) =>
    text.replace(
      '  layout: {',
      `  mood: {
    kind: 'text', since: 2, merged: 'whole', split: 'own',
    texts: { met: 'seen', room: { texts: 1, letters: 9 }, edit: editText },
  },
  layout: {`,
    )
  const readers = [
    'src/codecs/markdown-writer/write-markdown-slide.ts',
    'src/codecs/pptx-writer/marked-fields.ts',
    'src/codecs/text-writer/write-text.ts',
    'src/core/deck/copied-slides.ts',
    'src/core/edit/merge/merge-slides.ts',
    'src/core/edit/slides/split-slide.ts',
    'src/core/layout/texts/list-deck-texts.ts',
  ]
  const found = await compileVariant({
    changes: { [schema]: addField, 'src/core/deck/slide-fields.ts': sayWhatItIs },
    files: readers,
  })
  expect([...new Set(found.map(({ file }) => file))].toSorted()).toEqual(readers)
})

test('SF3 texts are listed in the order of reading, by where they are met', () => {
  expect(listTexts(slide, 'seen')).toEqual(['Reefs', 'Fish', 'Small ones', 'Site', 'Depth', ''])
  expect(listTexts(slide, 'heard')).toEqual(['Listen...'])
  expect(listTexts(slide, 'described')).toEqual(['A reef', 'Blue', 'Ana', 'A coast'])
  expect(listTexts(slide)).toHaveLength(11)
})

test('SF4 a change of texts reaches each of them and nothing else', () => {
  fc.assert(
    fc.property(arbitrarySlide, (any) => {
      const loud = editTexts(any, (texts) => texts.map((text) => `${text}!`))
      expect(listTexts(loud)).toEqual(listTexts(any).map((text) => `${text}!`))
      const quiet = editTexts(loud, (texts) => texts.map((text) => text.slice(0, -1)))
      expect(quiet).toEqual(any)
    }),
  )
})

test('SF5 without what is heard a slide looks as it did', () => {
  fc.assert(
    fc.property(arbitrarySlide, (any) => {
      const silent = withoutHeard(any)
      expect(listTexts(silent, 'heard').join('')).toBe('')
      expect(silent).toEqual({ ...omitFields(any, ['recording']), notes: '' })
    }),
  )
})

test('SF6 fields are found by what they are', () => {
  expect(listFields({ kind: 'picture', of: 'all' })).toEqual(['imageStyle', 'imageEffects'])
  expect(listFields({ merged: 'letters' })).toEqual(['title', 'notes'])
  expect(pickFields(slide, ['title', 'layout'])).toEqual({ title: 'Reefs' })
  expect(omitFields(slide, listFields({ kind: 'picture' }))).not.toHaveProperty('imageUrl')
})
