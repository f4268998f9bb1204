import { expect, test } from 'vitest'

import type { FileChoices } from '#codecs/file-choices.ts'
import {
  type DeckFileFormat,
  deckFileFormats,
  describeFormat,
  isImageFormat,
} from '#codecs/file-formats.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { fail, ok } from '#core/result.ts'

import {
  readLiberation,
  readYoungSerif,
  testIntake,
  toFile,
} from '../../../test/fixtures/font-files.ts'
import { sizedDecks, sizedPictures } from '../../../test/fixtures/decks/sized-decks.ts'
import { writeWithRealFonts } from '../../../test/fixtures/files/write-test-pdf.ts'
import { estimateSize } from './estimate-size.ts'
import { measureDeck } from './measure-deck.ts'

/** What else can be chosen about a format that takes it, as far as it makes a file of another size. */
const variations: Record<keyof FileChoices, readonly FileChoices[]> = {
  pages: [
    { pages: { kind: 'notes', paper: 'a4' } },
    { pages: { kind: 'handout', paper: 'letter', perPage: 6 } },
  ],
  fonts: [{ fonts: 'office' }],
  withNotes: [{ withNotes: false }],
  // No deck here has hidden slides.
  withHidden: [],
  // Pictures of slides take a browser (`test/e2e/files/export-images.e2e.ts`).
  imageWidth: [],
}

const orders = deckFileFormats
  .filter((format) => !isImageFormat(format))
  .flatMap((format) => {
    const choices = describeFormat(format).takes.flatMap((choice) => variations[choice])
    return [{}, ...choices].map((chosen): [DeckFileFormat, FileChoices] => [format, chosen])
  })

/** A presentation set in fonts that somebody brought, titles alone or all of it. */
async function bringFonts(name: string, files: File[], roles: readonly ('title' | 'content')[]) {
  const prepared = await testIntake.prepare(files)
  const [first] = sizedDecks
  if (!prepared.ok || !first) throw new Error(name)
  const urls: Record<string, string> = {}
  for (const [style, blob] of prepared.value.files) {
    urls[style] = assetUrl(`${name}-${style}`)
    pictures.set(urls[style], {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      type: blob.type,
    })
  }
  const typeface = { ...prepared.value.facts, regular: '', ...urls }
  const typefaces = Object.fromEntries(roles.map((role) => [role, typeface]))
  return { name, deck: { ...first.deck, typefaces } }
}

const pictures = new Map(sizedPictures)
const liberation = async () => [
  toFile(await readLiberation('Regular'), 'r.ttf'),
  toFile(await readLiberation('Bold'), 'b.ttf'),
]
const allDecks = [
  await bringFonts('one font', [toFile(await readYoungSerif(), 'y.woff')], ['title']),
  await bringFonts('two files', await liberation(), ['title']),
  ...sizedDecks,
  await bringFonts('two files in all texts', await liberation(), ['title', 'content']),
]

/** What is known of each deck before a file is written, whichever it is to be. */
const sized = await Promise.all(
  allDecks.map(async ({ name, deck }) => {
    const facts = await measureDeck({
      loadDeck: async () => ok(deck),
      loadPicture: async (hash) => {
        const picture = pictures.get(`asset:${hash}`)
        return picture ? ok(new Blob([picture.bytes])) : fail({ code: 'not-found' })
      },
    })
    if (!facts.ok) throw new Error(name)
    return { name, deck, facts: facts.value }
  }),
)

/** Each format writes all of them; what else can be chosen is tried with a third of them in the gate. */
const fewer = process.env['LECTERN_FULL'] ? sized : sized.filter((_, at) => at % 3 === 0)

async function compare(format: DeckFileFormat, choices: FileChoices) {
  const found: { name: string; ratio: number }[] = []
  const decks = Object.keys(choices).length > 0 ? fewer : sized
  for (const { name, deck, facts } of decks) {
    const written = await writeWithRealFonts(format, { deck, pictures }, choices)
    if (!written.ok) throw new Error(name)
    const ratio = estimateSize(format, facts, choices) / written.value.bytes.length
    found.push({ name, ratio })
  }
  return found
}

test.each(orders)(
  'EX8 the size of a file is told to a factor of two: %s %o',
  async (format, choices) => {
    const wrong = (await compare(format, choices)).filter(({ ratio }) => ratio > 2 || ratio < 0.5)
    expect(wrong).toEqual([])
  },
)
