import { startTransition, use, useEffect, useState } from 'react'

import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/list-layout-texts.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findTheme } from '#core/theme/themes.ts'

import { SlideFontsContext } from './slide-fonts-context.ts'

/** The boxes of a slide with the fonts there are; it is laid out again when its own arrive. */
export function useSlideLayout({ theme, ...onStage }: SlideInDeck): {
  layout: SlideLayout
  metrics: TextMetrics
} {
  const fonts = use(SlideFontsContext)
  const [metrics, setMetrics] = useState(fonts.metrics)
  const layout = layoutCached({ ...onStage, theme: findTheme(theme) }, metrics)

  useEffect(() => {
    // Every slide on the page hears of it at once: together, they would be one long task.
    const follow = () => startTransition(() => setMetrics(fonts.metrics()))
    follow()
    return fonts.subscribe(follow)
  }, [fonts])

  useEffect(() => {
    for (const { texts, font } of listLayoutTexts(layout)) void fonts.load(texts, font)
  }, [fonts, layout])

  return { layout, metrics }
}
