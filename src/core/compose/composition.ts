import type { EmphasisedText } from '../emphasis/emphasised-text.ts'
import type { Fill, Rect, ShapeBox, TextPart } from '../layout/boxes.ts'
import type { Font } from '../layout/text-metrics.ts'

/** A typeface as a theme sets it. */
export type Face = {
  font: Font
  /** Distance of baselines in em. */
  leading: number
}

/** A stretch of a text that is set otherwise. */
export type BlockRun = { start: number; end: number; face?: Face; colour?: string; scale?: number }

/** One paragraph of a block. */
export type BlockText = EmphasisedText & {
  part: TextPart
  face: Face
  /** The size it has where there is room. */
  px: number
  colour: string
  runs?: readonly BlockRun[]
  /** Room above it, in px at full size. */
  gap?: number
  /** A second line would spoil it: rather smaller letters. */
  oneLine?: boolean
  /** Its first letters hang over the edge, as an opening quotation mark does. */
  hang?: number
  /** Stays at least this share of its size when what stands with it must be smaller. */
  holds?: number
  /** As part of a list. */
  level?: number
  /** Stands before its first line, on the same baseline: an ordinal. `x` is where it begins. */
  mark?: { text: string; face: Face; px: number; colour: string; x: number }
}

/** A text of a composition: where it may stand, and what it is made of. */
export type Block = Rect & {
  role: 'title' | 'content'
  texts: readonly BlockText[]
  /** Where it stands in its room. */
  anchor?: 'top' | 'middle' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Blocks of one team are made smaller together. */
  team?: string
  /** Lines of about the same length. */
  isBalanced?: boolean
  /** Begins this far below the end of the block before it, and reaches as far down. */
  follows?: number
  /** One text with the block before it, however far apart they stand: a list. */
  continues?: boolean
}

/** An icon in a square of the stage. A mirror moves it and does not turn it around. */
export type PlacedIcon = Square & {
  /** What draws it comes with the forms that have icons, which covers do without. */
  draw: (square: Square) => ShapeBox[]
}

export type Square = { x: number; y: number; size: number }

/** A slide as its form and theme compose it, before its texts are set. */
export type Composition = {
  background: Fill
  /** Behind everything, in the order of painting. */
  shapes: readonly ShapeBox[]
  /** Over these. */
  icons?: readonly PlacedIcon[]
  /** Frames of the slide's pictures, above the shapes: one each, and the last for all that are left. */
  pictures?: readonly Rect[]
  /** Frame of the slide's chart. */
  chart?: Rect
  /** In the order of reading. */
  blocks: readonly Block[]
}
