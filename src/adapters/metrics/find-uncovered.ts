import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import type { FontLibrary } from './font-library.ts'

/** Characters of the texts that no font of the library has, each once: a file cannot carry them along. */
export function findUncovered(
  texts: readonly string[],
  font: Font,
  library: Pick<FontLibrary, 'find'>,
): string[] {
  const graphemes = new Set(texts.flatMap(splitGraphemes))
  return [...graphemes].filter((grapheme) => /\S/.test(grapheme) && !library.find(grapheme, font))
}
