import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

import { formatUnicodeRange } from '../code-point-ranges.ts'
import type { FontLibrary, LoadedFace } from '../font-library.ts'

/** The files of a library that show these texts, each once. */
export function listFontFiles(
  texts: readonly string[],
  font: Font,
  library: Pick<FontLibrary, 'find'>,
): FontFile[] {
  const graphemes = new Set(texts.flatMap(splitGraphemes))
  const faces = new Set(Array.from(graphemes, (grapheme) => library.find(grapheme, font)))
  return Array.from(faces).flatMap((face) => (face ? [describeFace(face)] : []))
}

const described = new WeakMap<LoadedFace, FontFile>()

/** The very same object for the same face, so that it can be told apart from others. */
export function describeFace(face: LoadedFace): FontFile {
  const known = described.get(face)
  if (known) return known
  const { family, weight, italic, isOnlyWeight, ranges, woff } = face
  const file: FontFile = {
    family,
    // Without being told so, a browser would smear what is to be bold, and make it wider.
    weight: isOnlyWeight ? '400 700' : String(weight),
    italic,
    unicodeRange: formatUnicodeRange(ranges),
    woff,
  }
  described.set(face, file)
  return file
}
