import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import type { PaintOptions } from '#codecs/write-result.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import type { FontLibrary, LoadedFace } from '../font-library.ts'
import { readSfnt } from '../font-files/sfnt.ts'
import { joinFonts } from './join-fonts.ts'
import { licence, nameFont } from './name-font.ts'
import { readRights, writeEot } from './write-eot.ts'

/** Whoever edits the file must be able to type. */
const alphabet = 'Aa'

/**
 * The font as a presentation brings it along: all Latin letters, and those parts of the family that these
 * texts need. What does not let itself be embedded (`fsType`) is not.
 */
export async function embedFont(
  texts: readonly string[],
  font: Font,
  library: FontLibrary,
): ReturnType<PaintOptions['embedFont']> {
  await library.load([alphabet], font)
  const graphemes = new Set([alphabet, ...texts].flatMap(splitGraphemes))
  const faces = new Set<LoadedFace>()
  for (const grapheme of graphemes) {
    const face = library.find(grapheme, font)
    if (face?.family === font.family) faces.add(face)
  }
  if (font.italic && [...faces].some(({ italic }) => !italic)) return 'no-italic'
  const [first, ...others] = Array.from(faces, (face) => readSfnt(face.font).tables)
  if (!first) return null
  const style = { bold: font.weight === 700, italic: font.italic }
  const own = findTypeface(font.family)
  if (own)
    return own.forbids
      ? null
      : writeEot(nameFont(first, { family: own.name, licence: null }, style))
  if ([first, ...others].some((tables) => readRights(tables) !== 0)) return null
  return writeEot(nameFont(joinFonts([first, ...others]), { family: font.family, licence }, style))
}
