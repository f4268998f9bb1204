import type { Font } from '#core/layout/text-metrics.ts'

/** A font file that text is painted with. All measures are in its units, upwards from the baseline. */
export type FontFile = {
  /** As PostScript has it: without spaces, the same whenever it is loaded. */
  name: string
  unitsPerEm: number
  ascent: number
  descent: number
  capHeight: number
  /** Degrees, negative when it leans to the right. */
  italicAngle: number
  /** How far below the baseline the middle of an underline lies, and how thick it is. */
  underline: { below: number; thickness: number }
  /** Its glyphs bring their own colours, as emoji do, and cannot be had as a font to embed. */
  isColoured: boolean
}

export type Glyph = {
  id: number
  /** Of the glyph itself. */
  width: number
  /** How far the next one stands from it. */
  advance: number
  /** Off its place in the line: accents, and marks of Arabic. */
  right: number
  up: number
}

/** A glyph at its place within a larger one. */
export type GlyphPart = Pick<Glyph, 'id' | 'right' | 'up'>

export type ComposedGlyph = { width: number; parts: readonly GlyphPart[] }

export type CutFont = {
  bytes: Uint8Array
  /** The number of the first glyph that is composed. */
  firstComposed: number
}

/** Letters that became glyphs together, and the glyphs from left to right. */
export type Cluster = { text: string; glyphs: Glyph[] }

/** Text of one font file and one direction. */
export type ShapedRun = {
  file: FontFile
  rtl: boolean
  /** The file has no italic, so it is leant as a browser does. */
  isSlanted: boolean
  /** No font of ours has these characters: the glyphs are whatever a font shows in their place. */
  isUncovered: boolean
  /** From left to right. */
  clusters: Cluster[]
}

export type GlyphPaint =
  | { kind: 'save' | 'restore' }
  | { kind: 'transform'; matrix: readonly [number, number, number, number, number, number] }
  /** Everything up to the next restore is seen only inside of it. */
  | { kind: 'clip'; path: readonly GlyphPathCommand[] }
  | { kind: 'colour'; colour: string }
  | { kind: 'linear'; from: GlyphPoint; to: GlyphPoint; stops: readonly GlyphStop[] }
  | { kind: 'radial'; from: GlyphCircle; to: GlyphCircle; stops: readonly GlyphStop[] }

export type GlyphPoint = readonly [x: number, y: number]
export type GlyphCircle = readonly [x: number, y: number, radius: number]
/** `#` and eight hex digits. */
export type GlyphStop = { at: number; colour: string }

/** As SVG names them: M, L, Q, C and Z. */
export type GlyphPathCommand = { type: string; values: readonly number[] }

/** Turns text into the glyphs that the browser paints for it, for those who write files. */
export type TextShaper = {
  /** One line, from left to right; `rtl` is the direction of its paragraph. */
  shape(text: string, font: Font, rtl: boolean): ShapedRun[]
  /**
   * The font file with these glyphs alone, which keep their numbers, and after them those that are
   * composed of several, in their order.
   */
  cutFont(file: FontFile, glyphs: Iterable<number>, composed: readonly ComposedGlyph[]): CutFont
  /** What a glyph of a coloured file is painted of. */
  paintGlyph(file: FontFile, glyph: number): GlyphPaint[]
}
