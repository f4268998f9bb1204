import type { Slide } from '#core/deck/slide.ts'
import type { SlideInTheme } from '#core/layout/arrange-slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { SlideFonts } from '#ports/typefaces/slide-fonts.ts'

type Ahead = {
  slides: readonly Slide[]
  theme: Theme
  /** The look they may be given later: its fonts come with the others. */
  laterTheme?: Theme
  fonts: Pick<SlideFonts, 'load' | 'metrics'>
  signal?: AbortSignal
  /** With how many slides are laid out by now. */
  onLaidOut?: (count: number) => void
}

/**
 * Lays slides out before they are shown, each in a task and for a frame of its own: many at once
 * would hold up everything else. All fonts come first, since one that arrives late lays out anew
 * whatever is shown.
 */
export async function layOutAhead(ahead: Ahead) {
  const { slides, theme, laterTheme, fonts, signal, onLaidOut } = ahead
  const loading: Promise<unknown>[] = []
  for (const [place, slide] of slides.entries()) {
    const looks = [{ slide, theme, place }]
    // Slides that are added come after others.
    if (laterTheme) looks.push({ slide, theme: laterTheme, place: place + 1 })
    for (const look of looks) {
      if (signal?.aborted) return
      // Which fonts are needed does not depend on how wide their letters are.
      const layout = await layOut(look, roughMetrics)
      for (const { texts, font } of listLayoutTexts(layout)) loading.push(fonts.load(texts, font))
    }
  }
  await Promise.all(loading)
  for (const [place, slide] of slides.entries()) {
    if (signal?.aborted) return
    await layOut({ slide, theme, place }, fonts.metrics())
    await new Promise(requestAnimationFrame)
    if (!signal?.aborted) onLaidOut?.(place + 1)
  }
}

/** In a task of its own. */
async function layOut(input: SlideInTheme, metrics: TextMetrics): Promise<SlideLayout> {
  await new Promise((resolve) => setTimeout(resolve))
  return layoutCached(input, metrics)
}
