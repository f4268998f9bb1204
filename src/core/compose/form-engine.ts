import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import type { SlideInTheme } from '../layout/arrange-slide.ts'
import type { Box, Fill, SlideLayout } from '../layout/boxes.ts'
import type { takeColumns } from '../layout/spread-columns.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import type { Kit } from './kit.ts'
import type { StandIns } from './substitute-fonts.ts'
import type { Theme } from '../theme/theme.ts'

export type ComposedSlide = { form: SlideLayoutName; background: Fill; boxes: Box[] }

export type SlideToCompose = {
  slide: Slide
  theme: Theme
  layout: SlideLayoutName
  rtl: boolean
  seed: number
  turn: number
  /** Families in place of those of the theme. */
  standIns?: StandIns | undefined
}

/**
 * What a theme needs to show forms. The layout knows no more of them than this, so that whoever shows a
 * theme without forms does not fetch what composes them.
 */
export type FormEngine = {
  /** Otherwise it shows covers only. */
  isWhole: boolean
  /** All that it sets texts in. */
  fonts: readonly Font[]
  /** For who composes slides on another stage. */
  kit?: Kit
  /** The form that a slide asks for; null when it is arranged around what stands on it. */
  choose(slide: Slide, at: { place: number; count: number }): SlideLayoutName | null
  /** Some forms have icons, which are too much to come with the rest. */
  icons?: {
    areThere(): boolean
    /** By what a slide is to be shown as. */
    canBeShown(layout: SlideLayoutName): boolean
    /** The same, with its points. */
    areNeeded(layout: SlideLayoutName, content: readonly string[]): boolean
    /** Fetches them; whether they are there. */
    load(): Promise<boolean>
  }
  /** The slide in the form of that name or one next to it; null when it has to be arranged in frames. */
  compose(input: SlideToCompose, metrics: TextMetrics): ComposedSlide | null
  /** For points in frames that would run off the slide. */
  takeColumns?: typeof takeColumns
  /** What its deck puts at the foot of a slide, over all that stands there. */
  furnish?(layout: SlideLayout, onStage: SlideInTheme, metrics: TextMetrics): Box[]
}
