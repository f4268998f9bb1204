import type { Deck } from '#core/deck/deck.ts'
import { listDeckTexts } from '#core/layout/texts/list-deck-texts.ts'
import { joinsNothing } from '#core/layout/lines/split-graphemes.ts'
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

/** Each character of the texts once; where they join with their neighbours, the word that they stand in. */
function listCharacters(texts: readonly string[]): string[] {
  const isThere = new Uint8Array(0x10000)
  const letters: string[] = []
  const words = new Set<string>()
  for (const text of texts) {
    if (!joinsNothing(text)) {
      for (const word of text.split(/\s+/u)) words.add(word)
      continue
    }
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (isThere[code]) continue
      isThere[code] = 1
      letters.push(text.charAt(at))
    }
  }
  return [letters.join(''), ...words]
}
