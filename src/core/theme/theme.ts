import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { ImageStyle } from '../deck/pictures/image-style.ts'
import type { TextStyle } from '../deck/texts/text-style.ts'
import type { FormEngine } from '../compose/form-engine.ts'
import type { ChartColours } from './ground.ts'
import type { StandIns } from '../compose/substitute-fonts.ts'
import type { Fill, Rect, ShapeBox } from '../layout/boxes.ts'
import type { FontFamily } from '../layout/text-metrics.ts'

export type TextFrame = Rect & {
  /** Where the text stands in its frame when it does not fill it. */
  anchor: 'top' | 'middle' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** The largest size, in place of what the theme gives the text. */
  sizePt?: number
  family?: FontFamily
  /** In place of the theme's text style. */
  style?: Partial<TextStyle>
  /** Without marks and indents. */
  plain?: boolean
  /** In place of the marks' own. */
  markColour?: string
  /** On one line, if that takes no letters much smaller than they could be. */
  oneLine?: boolean
  /** Begins this far below the text before it, wherever that ends, and reaches to the frame's bottom. */
  follows?: number
  /** Something stands below it: paragraphs that would run over are left out. */
  cutsOff?: boolean
}

/** How one slide is composed: where its parts stand and what is drawn around them. */
export type Arrangement = {
  /** In place of the theme's. */
  background?: Fill
  /** Behind everything, in the order of painting. */
  shapes?: readonly ShapeBox[]
  picture?: Rect
  /** Text that is not shown has no frame. */
  title?: TextFrame
  content?: readonly TextFrame[]
  /** How the bullets are dealt out to two frames: evenly, or the first to the one and the rest to the other. */
  deal?: 'evenly' | 'first-and-rest'
  /** Moves all texts together to the middle or the bottom of the room that they leave. */
  settle?: 'middle' | 'bottom'
  /** A line that stands this far below the title, wherever the title ends. */
  rule?: { below: number; width: number; height: number; colour: string }
  /** A sheet behind the texts, as high as they are, with room around them. */
  card?: { padding: number; radius: number; colour: string }
  /** A shade over a picture, from above the texts to the bottom, so that they can be read. */
  veil?: { colour: string; fade: number }
}

/** What stands before a bullet. Sizes are in em of the bullet's text. */
export type Marker =
  | { kind: 'square' | 'disc' | 'ring' | 'bar'; colour: string; size: number }
  | { kind: 'glyph'; glyph: string; colour: string; family: FontFamily }
  | { kind: 'number'; colour: string; family: FontFamily; bold?: boolean; digits?: number }

export type ThemeText = {
  family: FontFamily
  style: TextStyle
}

/** A deck's own typefaces, wherever they come from. */
export type ThemeFonts = { title?: FontFamily; content?: FontFamily }

/** Colours and typefaces of a deck, in place of those that a theme composes its forms in. */
export type OwnLook = {
  recolour: (colour: string) => string
  fonts: ThemeFonts
  /** The theme's, which they stand for. */
  families: { title: FontFamily; content: FontFamily }
}

export type SlideParts = { picture: boolean; content: boolean }

export type Theme = {
  id: string
  dark: boolean
  background: Fill
  title: ThemeText
  content: ThemeText
  /** The colour that speaks: marks, big numbers, lines. */
  accent: string
  /** Of charts, for each of its grounds that one may stand on; the page's own first. */
  charts: readonly [ChartColours, ...ChartColours[]]
  /** For each level; deeper levels take the last. */
  marks: readonly Marker[]
  /** Room for a mark, and so the step of each level, in em of the first level. */
  hangEm: number
  /** What pictures look like before their author changes them. */
  picture: Partial<ImageStyle>
  /** The colours are a deck's, and nobody has looked at them: each text is made readable where it stands. */
  hasOwnColours?: boolean
  /** What these are to its forms. */
  ownLook?: OwnLook
  arrange(layout: SlideLayoutName, has: SlideParts): Arrangement
  /** Composes forms; without it they are plain text in frames. */
  forms?: FormEngine
  /** Families in place of those of its forms. */
  standIns?: StandIns
}
