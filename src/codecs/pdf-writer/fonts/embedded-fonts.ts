import type { Cluster, ComposedGlyph, FontFile, TextShaper } from '#ports/typefaces/text-shaper.ts'

import { type CodedSign, isSingle, type UsedFont } from './coded-sign.ts'
import type { Inks } from '../inks.ts'
import type { PdfFile, Ref } from '../pdf-file.ts'
import { writeColourFont } from './write-colour-font.ts'
import { writeFont } from './write-font.ts'

export type EmbeddedFonts = {
  /** The font that has it, its code there in hex digits, and its width in thousandths of an em. */
  encode(file: FontFile, cluster: Cluster): { font: Ref; code: string; width: number }
  /** Writes what was used, and no other glyph. */
  finish(shaper: TextShaper): void
}

/** A font of coloured glyphs has one byte for each. */
const mostColoured = 255

export function createEmbeddedFonts(pdf: PdfFile, inks: Inks): EmbeddedFonts {
  const fonts = new Map<FontFile, UsedFont[]>()
  const known = new Map<FontFile, Map<string, { font: UsedFont; sign: CodedSign }>>()

  function findRoom(file: FontFile): UsedFont {
    const ofFile = fonts.get(file) ?? []
    fonts.set(file, ofFile)
    const last = ofFile.at(-1)
    if (last && !(file.isColoured && last.signs.length >= mostColoured)) return last
    const font = { file, ref: pdf.reserve(), signs: [] }
    ofFile.push(font)
    return font
  }

  function addSign(file: FontFile, text: string, { width, parts }: ComposedGlyph) {
    const font = findRoom(file)
    const thousandths = Math.round((width * 100_000) / file.unitsPerEm) / 100
    const sign = { code: font.signs.length + 1, text, width, parts, thousandths }
    font.signs.push(sign)
    return { font, sign }
  }

  return {
    encode(file, { text, glyphs }) {
      const composed = composeCluster(glyphs)
      const signs = known.get(file) ?? new Map<string, { font: UsedFont; sign: CodedSign }>()
      known.set(file, signs)
      const key = [text, ...composed.parts.flatMap(({ id, right, up }) => [id, right, up])].join(
        ' ',
      )
      const { font, sign } = signs.get(key) ?? addSign(file, text, composed)
      signs.set(key, { font, sign })
      const code = sign.code.toString(16).padStart(file.isColoured ? 2 : 4, '0')
      return { font: font.ref, code: code.toUpperCase(), width: sign.thousandths }
    },
    finish(shaper) {
      for (const font of [...fonts.values()].flat())
        if (font.file.isColoured) writeColourFont(pdf, inks, font, shaper)
        else writeFont(pdf, font, shaper)
    },
  }
}

/** A glyph that stands off its place is moved within a sign, because readers take moved letters for other lines. */
function composeCluster(glyphs: Cluster['glyphs']): ComposedGlyph {
  const [first] = glyphs
  let width = 0
  const parts = glyphs.map(({ id, right, up, advance }) => {
    const part = { id, right: width + right, up }
    width += advance
    return part
  })
  // One alone keeps the width that its font gives it.
  return { width: first && isSingle({ parts }) ? first.width : width, parts }
}
