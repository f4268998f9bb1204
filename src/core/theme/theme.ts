import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { ImageStyle } from '../deck/image-style.ts'
import type { TextStyle } from '../deck/text-style.ts'
import type { Fill, Marker, Rect, ShapeBox } from '../layout/boxes.ts'
import type { FontFamily } from '../layout/text-metrics.ts'

/** Where the parts of a slide stand. Text that is not shown has no frame. */
export type Frames = {
  title?: TextFrame
  content?: readonly TextFrame[]
  /** How the bullets are dealt out to two frames: evenly, or the first to the one and the rest to the other. */
  deal?: 'evenly' | 'first-and-rest'
  picture?: Rect
}

export type TextFrame = Rect & {
  /** Where the text stands in its frame when it does not fill it. */
  anchor: 'top' | 'middle' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** The largest size, in place of what the theme gives the text. */
  sizePt?: number
  /** Without marks and indents. */
  plain?: boolean
}

export type ThemeText = {
  family: FontFamily
  style: TextStyle
}

export type Theme = {
  id: string
  dark: boolean
  background: Fill
  title: ThemeText
  content: ThemeText
  /** One that speaks: marks, big numbers, lines. */
  accent: string
  /** For each level; deeper levels take the last. */
  marks: readonly (Marker | null)[]
  /** What pictures look like before their author changes them. */
  picture: Partial<ImageStyle>
  frames(layout: SlideLayoutName, has: { picture: boolean; content: boolean }): Frames
  shapes(layout: SlideLayoutName, has: { picture: boolean }): readonly ShapeBox[]
  /** Laid over a picture that has text on it, so that the text stays readable. */
  scrim: Fill
  /** In place of `background`, for layouts that stand out. */
  backgrounds?: Partial<Record<SlideLayoutName, Fill>>
  /** In place of the text colours, where the background differs. */
  colours?: Partial<Record<SlideLayoutName, { title: string; content: string }>>
}
