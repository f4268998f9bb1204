import { MetricsTag } from 'harfbuzzjs'

import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import type { FontFile } from '#ports/typefaces/text-shaper.ts'

import { formatUnicodeRange } from '../code-point-ranges.ts'
import type { LoadedFace } from '../font-library.ts'
import { openShapingFont } from './shaping-font.ts'

const postScriptItalicAngle = -12

/** What a file says of a font beside its glyphs. */
export function describeFont(loaded: LoadedFace): FontFile {
  const { font, face, unitsPerEm } = openShapingFont(loaded)
  const { ascender, descender } = font.hExtents()
  const thickness = font.getMetricPositionWithFallback(MetricsTag.UNDERLINE_SIZE)
  return {
    name: nameFont(loaded),
    unitsPerEm,
    ascent: ascender,
    descent: descender,
    capHeight: font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT),
    italicAngle: loaded.italic ? postScriptItalicAngle : 0,
    underline: {
      below: -font.getMetricPositionWithFallback(MetricsTag.UNDERLINE_OFFSET),
      thickness,
    },
    isColoured: face.hasColorPaint(),
  }
}

const styles = { 400: ['Regular', 'Italic'], 700: ['Bold', 'BoldItalic'] } as const

/** Files of one family differ in the characters that they serve. */
function nameFont({ family, weight, italic, ranges }: LoadedFace): string {
  const part = sumUp(formatUnicodeRange(ranges))
  const name = findTypeface(family)?.name.replaceAll(/[^A-Za-z\d]/g, '') || family
  return `${part}+${name.replaceAll(' ', '')}-${styles[weight][italic ? 1 : 0]}`
}

/** Six capital letters, as subsets of fonts are told apart. */
function sumUp(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCodePoint(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join('')
}
