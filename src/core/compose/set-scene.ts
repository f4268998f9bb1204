import { fillFrames } from '../layout/pictures/lay-out-pictures.ts'
import { stage } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import type { Composition } from './composition.ts'
import type { ComposedSlide, SlideToCompose } from './form-engine.ts'
import { setTexts } from './lay-out-composition.ts'
import { mirrorComposition } from './mirror-composition.ts'
import { repaintComposition } from './repaint-composition.ts'
import { substituteFonts } from './substitute-fonts.ts'

/** `chart` is where one is still to be drawn. */
type SetScene = Omit<ComposedSlide, 'form'> & Pick<Composition, 'chart'>

/** A composition with its texts set, or null when they do not fit it. */
export function setScene(
  drawn: Composition,
  { slide, theme, rtl, standIns }: SlideToCompose,
  metrics: TextMetrics,
  /** Of the stage, where it is another one. */
  width: number = stage.width,
): SetScene | null {
  const own = theme.ownLook ? repaintComposition(drawn, theme.ownLook) : drawn
  const composed = standIns ? substituteFonts(own, standIns) : own
  const composition = rtl ? mirrorComposition(composed, width) : composed
  const { background, shapes, icons = [], chart, pictures = [] } = composition
  const texts = setTexts({ composition, slide, theme, rtl }, metrics)
  return (
    texts && {
      background,
      ...(chart && { chart }),
      boxes: [
        ...shapes,
        ...icons.flatMap(({ draw, ...square }) => draw(square)),
        ...fillFrames({ slide, theme, rtl }, pictures),
        ...texts,
      ],
    }
  )
}
