import { expect, test } from 'vitest'

import type { DeckFileFormat, FileChoices } from '#codecs/write-result.ts'
import { fail, ok } from '#core/result.ts'

import { sizedDecks, sizedPictures as pictures } from '../../../test/fixtures/sized-decks.ts'
import { writeWithRealFonts } from '../../../test/fixtures/write-test-pdf.ts'
import { estimateSize } from './estimate-size.ts'
import { measureDeck } from './measure-deck.ts'

const orders: readonly [DeckFileFormat, FileChoices][] = [
  ['pptx', {}],
  ['pdf', {}],
  ['pdf', { pages: { kind: 'notes', paper: 'a4' } }],
  ['pdf', { pages: { kind: 'handout', paper: 'letter', perPage: 6 } }],
  ['html', {}],
  ['html', { withNotes: false }],
  ['json', {}],
  ['markdown', {}],
  ['markdown', { withNotes: false }],
  ['txt', {}],
]

async function compare(format: DeckFileFormat, choices: FileChoices) {
  const found: { name: string; ratio: number }[] = []
  for (const { name, deck } of sizedDecks) {
    const written = await writeWithRealFonts(format, { deck, pictures }, choices)
    const facts = await measureDeck({
      loadDeck: async () => ok(deck),
      loadPicture: async (hash) => {
        const picture = pictures.get(`asset:${hash}`)
        return picture ? ok(new Blob([picture.bytes])) : fail({ code: 'not-found' })
      },
    })
    if (!written.ok || !facts.ok) throw new Error(name)
    const ratio = estimateSize(format, facts.value, choices) / written.value.bytes.length
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
