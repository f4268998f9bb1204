import type { TextMetrics } from '../layout/text-metrics.ts'
import type { Composition } from './composition.ts'
import type { ComposedSlide, SlideToCompose } from './form-engine.ts'
import { setTexts } from './lay-out-composition.ts'
import { mirrorComposition } from './mirror-composition.ts'
import { substituteFonts } from './substitute-fonts.ts'

/** A composition with its texts set, or null when they do not fit it. */
export function setScene(
  drawn: Composition,
  { slide, theme, rtl, standIns }: SlideToCompose,
  metrics: TextMetrics,
): Omit<ComposedSlide, 'form'> | null {
  const composed = standIns ? substituteFonts(drawn, standIns) : drawn
  const composition = rtl ? mirrorComposition(composed) : composed
  const texts = setTexts({ composition, slide, theme, rtl }, metrics)
  const { background, shapes, icons = [] } = composition
  return (
    texts && {
      background,
      boxes: [...shapes, ...icons.flatMap(({ draw, ...square }) => draw(square)), ...texts],
    }
  )
}
