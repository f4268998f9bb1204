import type { ImageCrop, ImageEffects, ImageStyle } from '../deck/pictures/image-style.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { TextStyle } from '../deck/texts/text-style.ts'
import type { Look } from '../emphasis/emphasised-text.ts'
import type { AskedOfChart, Chart } from '../chart/chart.ts'
import type { ChartPlan } from '../chart/chart-plan.ts'
import type { TwoTones } from '../picture/two-tones.ts'
import type { PathCommand } from './pictures/picture-shape.ts'
import type { Font } from './text-metrics.ts'

/** In px of the stage, from its left and top edge: already mirrored on a right-to-left slide. */
export type Rect = { x: number; y: number; width: number; height: number }

/** A colour is `#` and six hex digits, or eight with its opacity. */
export type Fill =
  | { kind: 'solid'; colour: string }
  | {
      kind: 'linear'
      /** Degrees as in CSS: 180 runs from top to bottom. */
      angle: number
      stops: readonly { at: number; colour: string }[]
    }
  | {
      kind: 'radial'
      /** Whoever fills no path but a background takes it for one that runs this way. */
      angle: number
      /** Its middle, as shares of what it fills; it reaches as far as the farthest corner. */
      x: number
      y: number
      stops: readonly { at: number; colour: string }[]
    }

/** About a point of the stage, clockwise, after what was mirrored. */
export type Turn = { degrees: number; x: number; y: number; flipH?: boolean; flipV?: boolean }

/** `blur` as CSS counts it. */
export type Shadow = { x: number; y: number; blur: number; colour: string }

/**
 * What of the slide a paragraph shows, so that it can be edited where it stands. A form may take a
 * point apart: then the paragraph shows a range of the point's text, and `slot` says what it is there.
 */
export type TextPart =
  | { field: 'title' }
  | { field: 'content'; index: number; slot?: TextSlot; range?: TextRange }

/** A paragraph of what lies over a form: by the element in its order of painting, and its place there. */
export type OverPart = { field: 'over'; element: number; paragraph: number }

/** From the first letter to the one after the last, in the text of a point without its level's tabs. */
export type TextRange = readonly [start: number, end: number]

/** What a part of a point is to its form. */
export const textSlots = ['figure', 'unit', 'date', 'label', 'text', 'code'] as const
export type TextSlot = (typeof textSlots)[number]

/** A stretch of a paragraph's text that looks otherwise than the rest of its box. */
export type TextRun = {
  start: number
  end: number
  font: Font
  colour: string
  /** Its size by that of the paragraph. */
  scale: number
  /** That it stands out, and how: strong, stressed, code, or leading somewhere. */
  look?: Look
}

/** What of one line is set alike. */
export type LinePiece = {
  text: string
  x: number
  width: number
  font: Font
  colour: string
  scale: number
  look?: Look
}

export type TextLine = {
  text: string
  /** Where it begins and where the next one does, in the paragraph's text. */
  start: number
  end: number
  /** Left edge and baseline, on the stage. */
  x: number
  baseline: number
  width: number
  /** From left to right, where not all of the line looks as its box does. */
  pieces?: readonly LinePiece[]
}

/** What stands before a bullet, where it is painted. */
export type BulletMark =
  | (Rect & { kind: 'square' | 'disc' | 'ring' | 'bar'; colour: string })
  | {
      kind: 'text'
      text: string
      font: Font
      sizePx: number
      colour: string
      /** Left edge and baseline, on the stage. */
      x: number
      baseline: number
      width: number
    }

/** `x` and `width` are what its lines may take, without the room for its mark. */
export type Paragraph = Rect & {
  part: TextPart
  /** The whole of it, without the tabs of its level. */
  text: string
  level: number
  rtl: boolean
  sizePt: number
  /** Distance of baselines in px. */
  pitch: number
  mark: BulletMark | null
  /** In the order of the text; what they leave out looks as the box does. */
  runs?: readonly TextRun[]
  lines: TextLine[]
}

/** As high as its text, or as one line while there is none. */
export type TextBox = Rect & {
  kind: 'text'
  role: 'title' | 'content'
  font: Font
  style: TextStyle
  align: 'start' | 'center' | 'end'
  /** Painted behind the text when it has a background of its own, with room around it. */
  plate: (Rect & { colour: string; radius: number }) | null
  paragraphs: Paragraph[]
  /** Even at the smallest size the text needs more room than there is. */
  overflows: boolean
}

/** The frame that a picture may fill. Where in it the picture stands follows from its style. */
export type PictureBox = Rect & {
  kind: 'picture'
  /** Which of the slide's pictures it is (`listPictures`). */
  index: number
  style: ImageStyle
  effects: ImageEffects
  crop: ImageCrop
  /** Width by height of what is shown of it; null while nobody knows. */
  aspect: number | null
  alt: string
}

/** Its lines are set, as those of a paragraph; what colours them is the table's. */
export type TableCell = Rect & {
  row: number
  column: number
  text: string
  isHeader: boolean
  font: Font
  sizePt: number
  /** Distance of baselines in px. */
  pitch: number
  align: 'start' | 'end'
  rtl: boolean
  runs?: readonly TextRun[]
  lines: TextLine[]
}

/** As high as the rows that are shown. Cells stand row by row, each row in the order of reading. */
export type TableBox = Rect & {
  kind: 'table'
  hasHeader: boolean
  /** In the order of reading: right to left the first one has the largest `x`. */
  columns: { x: number; width: number }[]
  rows: { y: number; height: number }[]
  cells: TableCell[]
  /** Between the edge of a cell and its text. */
  padding: { x: number; y: number }
  /** Of the text. */
  colour: string
  /** Behind all of it, where what it stands on could be any colour. */
  plate: string | null
  header: { fill: string; colour: string }
  /** Below every row but the last. */
  rule: { colour: string; width: number }
  /** Even at the smallest size there is more text than room. */
  overflows: boolean
  hiddenRows: number
}

/** What a theme draws besides the content. */
export type ShapeBox = Rect & {
  kind: 'shape'
  shape: 'rect' | 'ellipse' | 'path'
  fill: Fill
  radius: number
  /** Along its edge, on the inside; along a path, to both sides of it. */
  stroke?: { colour: string; width: number; isRound?: boolean; dash?: readonly number[] }
  /** Of the shape `path`: its outline, in px of the stage. */
  path?: readonly PathCommand[]
  /** Of the shape `path`, behind it. */
  shadow?: Shadow
  /** Of the shape `path`: what lies within an even number of its outlines is a hole. */
  hasHoles?: true
  /** Of which icon it is a layer: all of one are the very same value. */
  icon?: { readonly name: string }
}

/** One line of words, as in a chart; nothing of it is typed where it stands. */
export type ChartLabel = {
  kind: 'label'
  text: string
  font: Font
  sizePx: number
  colour: string
  /** Left edge and baseline, on the stage. */
  x: number
  baseline: number
  width: number
  rtl: boolean
  /** Read upward, turned about its middle: the title of an axis of a chart that is kept. */
  isUpright?: boolean
}

export type ChartMark = ShapeBox | ChartLabel

/** Painters draw its marks; a program that has charts of its own gets the figures and what was decided. */
export type ChartBox = Rect & {
  kind: 'chart'
  /** In the order of painting. */
  marks: readonly ChartMark[]
  chart: Chart
  plan: ChartPlan
  /** What it shows, for those who do not see it, and all of its figures. */
  alt: string
  figures: string
  /** Behind all of it, where what it stands on could be any colour. */
  plate: string | null
  colours: readonly string[]
  text: string
  muted: string
  line: string
  ground: string
  font: Font
  rtl: boolean
  asked?: AskedOfChart
  overflows: boolean
}

/** What of a deck's furniture a line is. */
export type FurnitureLabel = Extract<BulletMark, { kind: 'text' }> & {
  part: 'footer' | 'date' | 'number'
  rtl: boolean
}

/** At the foot of a slide, from its deck: nothing of it is typed there. */
export type FurnitureBox = Rect & {
  kind: 'furniture'
  labels: readonly FurnitureLabel[]
}

/** Of its deck, whole, on every slide: it says nothing that has to be read out again. */
export type LogoBox = Rect & { kind: 'logo'; imageUrl: string }

/** Lines of letters of any size, face and colour: each piece has its own. */
export type SetLetters = Pick<Paragraph, 'text' | 'rtl' | 'sizePt' | 'pitch' | 'lines'> &
  Rect & {
    /** Null for what is none of the slide's words, as a footer. */
    part: TextPart | OverPart | null
    level: number
    align: TextBox['align']
    font: Font
    colour: string
    mark: Extract<BulletMark, { kind: 'text' }> | null
    runs: readonly TextRun[]
  }

/** A text of a slide that keeps its look, set where it stood. */
export type LettersBox = Rect & {
  kind: 'letters'
  role: 'title' | 'content' | 'other'
  /** Of its first letters. */
  font: Font
  turn?: Turn
  paragraphs: readonly SetLetters[]
}

/** A picture where it stood: `rect` is where all of it would lie, `outline` what is seen of it. */
export type ImageBox = Rect & {
  kind: 'image'
  /** Which of the slide's pictures it is (`listPictureUrls`). */
  index: number
  outline: readonly PathCommand[]
  effects: ImageEffects & { duotone?: TwoTones }
  turn?: Turn
  shadow?: Shadow
  alt: string
}

/** Part of a slide that leads somewhere when it is pressed; `layer` says over which box it lies. */
export type LinkArea = Rect & { url: string; label: string; layer: number }

export type Box =
  | FurnitureBox
  | LogoBox
  | ChartBox
  | TextBox
  | PictureBox
  | TableBox
  | ShapeBox
  | LettersBox
  | ImageBox

export type SlideLayout = {
  layout: SlideLayoutName
  /** By its form, from its words: no text of it stands in a frame of the theme. */
  isComposed?: boolean
  /** As it stood where it came from (`core/placed`). */
  isKept?: true
  rtl: boolean
  /** Of a slide that keeps another form than the stage has: what of the stage it takes. */
  frame?: Rect
  background: Fill
  /** In the order of painting, which is also the order of reading. */
  boxes: Box[]
  /** Of a slide that keeps its look: what leads somewhere besides words. */
  links?: readonly LinkArea[]
  /** From which of them on they lie over its form, and are painted as those of a slide that keeps its look. */
  over?: number
  overflows: boolean
  /** In how many columns its points stand, when they would run off otherwise. */
  columns?: number
  /** Bullets that this layout has no room to show at all. */
  hiddenBullets: number
  /** Pictures beyond those that can share a frame. */
  hiddenPictures: number
}
