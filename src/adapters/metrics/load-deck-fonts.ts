import type { Deck } from '#core/deck/deck.ts'
import { listDeckTexts } from '#core/layout/list-deck-texts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { createFontLibrary, type FontLibrary } from './font-library.ts'
import type { FontSource } from './font-source.ts'
import { createHarfBuzzMetrics } from './harfbuzz-metrics.ts'

/** The fonts of a whole deck, and its texts measured to the last unit, as files are written. */
export async function loadDeckFonts(
  deck: Deck,
  source: FontSource,
  /** What is written beside the slides. */
  others: readonly { texts: readonly string[]; font: Font }[] = [],
): Promise<{ library: FontLibrary; metrics: TextMetrics }> {
  const library = createFontLibrary(source)
  await Promise.all(
    [...listDeckTexts(deck), ...others].map(({ font, texts }) =>
      library.load(listCharacters(texts), font),
    ),
  )
  const metrics = createHarfBuzzMetrics(library, (text, font) =>
    roughMetrics.measure(text, font, 1),
  )
  return { library, metrics }
}

/** A long deck says most of its words often; one that is plain ASCII needs no look at how letters join. */
function listCharacters(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(/\s+/u)))
  const plain = new Set<string>()
  const others: string[] = []
  for (const word of words)
    if (/^[!-~]*$/.test(word)) for (const letter of word) plain.add(letter)
    else others.push(word)
  return [[...plain, ' '].join(''), ...others]
}
