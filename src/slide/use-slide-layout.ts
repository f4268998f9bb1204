import { startTransition, use, useEffect, useState } from 'react'

import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import { isCover } from '#core/form/read-cover.ts'
import { findLayout, type SlideInTheme } from '#core/layout/arrange-slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { isRtlSlide } from '#core/layout/texts/text-direction.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { SlideFontsContext } from './slide-fonts-context.ts'
import { useDrawing } from './slide-drawing.ts'
import { useEmphasis } from './use-emphasis.ts'
import { useComing } from './use-coming.ts'
import { useWholeTheme } from './use-whole-theme.ts'

/** The boxes of a slide with the fonts there are; it is laid out again when its own arrive. */
export function useSlideLayout({ theme: choice, ...onStage }: SlideInDeck): {
  layout: SlideLayout
  metrics: TextMetrics
} {
  const fonts = use(SlideFontsContext)
  const [metrics, setMetrics] = useState(fonts.metrics)
  const isFirst = !onStage.furniture && !onStage.logo && isCover(onStage.slide, onStage.place)
  const { theme, isComing } = useWholeTheme(choice, isFirst ? 'covers' : 'all')
  const inTheme = { ...onStage, theme }
  const isDrawing = useDrawing(onStage.slide)
  useEmphasis(onStage.slide)
  const icons = isComing ? undefined : theme.forms?.icons
  const areIconsComing = useComing(
    icons !== undefined &&
      !icons.areThere() &&
      icons.areNeeded(findLayout(inTheme), onStage.slide.content),
    'icons',
    () => icons?.load(),
  )
  const isBare = isComing || isDrawing || areIconsComing
  const layout = isBare ? layOutBare(inTheme) : layoutCached(inTheme, metrics)

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

/** Nothing but the ground, while what a slide looks like is on its way. */
const layOutBare = (onStage: SlideInTheme): SlideLayout => ({
  layout: findLayout(onStage),
  rtl: isRtlSlide(onStage.slide),
  background: onStage.theme.background,
  boxes: [],
  overflows: false,
  hiddenBullets: 0,
  hiddenPictures: 0,
})
