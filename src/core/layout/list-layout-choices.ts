import { framedLayouts, type SlideLayoutName, slideLayouts } from '../deck/slide-layout.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import type { SlideInTheme } from './arrange-slide.ts'
import type { SlideLayout } from './boxes.ts'
import { layoutSlide } from './layout-slide.ts'
import type { TextMetrics } from './text-metrics.ts'

/** The slide as it would be with a layout. */
export type LayoutChoice = {
  layout: SlideLayoutName
  slide: Slide
  /** Its words ask for no other: it is shown as this, with all of them. */
  fits: boolean
  hiddenBullets: number
}

/** Every layout there is for a slide, those first that fit what is on it. */
export function listLayoutChoices(onStage: SlideInTheme, metrics: TextMetrics): LayoutChoice[] {
  const { slide: given, theme } = onStage
  // Beside a picture or a table, words may be arranged as well as composed.
  const isOnlyText = !!theme.forms && !given.table && listPictures(given).length === 0
  const choices = (theme.forms ? slideLayouts : framedLayouts).map((layout) => {
    const slide = { ...onStage.slide, layout }
    const laidOut = layoutSlide({ ...onStage, slide }, metrics)
    return {
      layout,
      slide,
      fits: doesFit(laidOut, layout, isOnlyText),
      hiddenBullets: laidOut.hiddenBullets,
    }
  })
  return [...choices.filter(({ fits }) => fits), ...choices.filter(({ fits }) => !fits)]
}

const doesFit = (laidOut: SlideLayout, layout: SlideLayoutName, isOnlyText: boolean): boolean =>
  laidOut.layout === layout &&
  (laidOut.isComposed === true || (!isOnlyText && framedLayouts.includes(layout))) &&
  !laidOut.overflows &&
  laidOut.hiddenBullets === 0
