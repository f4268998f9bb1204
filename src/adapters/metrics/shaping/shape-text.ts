import { Buffer, Feature, GlyphFlag, shape } from 'harfbuzzjs'

import type { LoadedFace } from '../font-library.ts'
import { openShapingFont } from './shaping-font.ts'

const buffer = new Buffer()

/** A text of one font and script, shaped as a whole. */
export type ShapedText = {
  text: string
  /** At each place what is before it: how much room in units of the font, and how many letters. */
  widths: Int32Array
  letters: Int32Array
  /** Whether it can be cut there without any letter changing. */
  canCut: Uint8Array
}

export function shapeText(text: string, face: LoadedFace, isTracked: boolean): ShapedText {
  fillBuffer(text, face, { isTracked })
  const { length } = text
  const widths = new Int32Array(length + 1)
  const letters = new Int32Array(length + 1)
  const canCut = new Uint8Array(length + 1)
  const positions = buffer.getGlyphPositions()
  const infos = buffer.getGlyphInfos()
  for (let index = 0; index < infos.length; index++) {
    const { cluster = 0, flags = 0 } = infos[index] ?? {}
    widths[cluster + 1] = (widths[cluster + 1] ?? 0) + (positions[index]?.xAdvance ?? 0)
    canCut[cluster] = flags & GlyphFlag.UNSAFE_TO_BREAK ? 0 : 1
  }
  for (let at = 0; at < length; at++) {
    widths[at + 1] = (widths[at + 1] ?? 0) + (widths[at] ?? 0)
    letters[at + 1] = (letters[at] ?? 0) + (isLetter(text.charCodeAt(at)) ? 1 : 0)
  }
  canCut[0] = 1
  canCut[length] = 1
  return { text, widths, letters, canCut }
}

/** How wide a text is, in units of the font. */
export function measureUnits(text: string, face: LoadedFace, isTracked: boolean): number {
  fillBuffer(text, face, { isTracked })
  let units = 0
  for (const { xAdvance } of buffer.getGlyphPositions()) units += xAdvance
  return units
}

type Glyph = { id: number; advance: number; cluster: number }

/** The glyphs of a text in a script, also where none of its characters belongs to one. */
export function shapeGlyphs(
  text: string,
  face: LoadedFace,
  script: string,
  isTracked: boolean,
): Glyph[] {
  fillBuffer(text, face, { script, isTracked })
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
    id: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    cluster,
  }))
}

/** What browsers leave out where letters are set apart. */
const withoutLigatures = ['liga', 'clig'].map((tag) => new Feature(tag, 0))

export const featuresOf = (isTracked: boolean): Feature[] => (isTracked ? withoutLigatures : [])

function fillBuffer(
  text: string,
  face: LoadedFace,
  { script, isTracked }: { script?: string; isTracked: boolean },
): void {
  buffer.clearContents()
  buffer.addText(text)
  if (script) buffer.setScript(script)
  buffer.guessSegmentProperties()
  shape(openShapingFont(face).font, buffer, featuresOf(isTracked))
}

const strong = /[^\p{sc=Common}\p{sc=Inherited}]/u
/** Whether any of it belongs to a script, unlike figures and most signs. */
export const hasLetters = (text: string): boolean => strong.test(text)

const [unknown, no, yes] = [0, 1, 2]
const known = new Uint8Array(0x10000)

/** Half a pair belongs to no script. */
function isLetter(code: number): boolean {
  if (known[code] === unknown) {
    const isHalf = code >= 0xd800 && code <= 0xdfff
    known[code] = !isHalf && strong.test(String.fromCharCode(code)) ? yes : no
  }
  return known[code] === yes
}
