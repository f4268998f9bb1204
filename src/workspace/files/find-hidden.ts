import { listHidden } from '#codecs/list-hidden.ts'
import { tallyLosses } from '#codecs/look/tally-losses.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import { isPartOfSlide } from '#codecs/pptx/of-same-slide.ts'
import { loadLayouts } from '#core/compose/load-layouts.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { SlideFonts } from '#ports/typefaces/slide-fonts.ts'

import { giveWay } from '../give-way.ts'

type Finding = { fonts: Pick<SlideFonts, 'load' | 'metrics'>; signal?: AbortSignal }

/**
 * What of slides that were read has no room on them here, told as what their file has lost. Each is laid
 * out in a task of its own, after all fonts are there; called off, nothing is told.
 */
export async function findHidden(deck: Deck, { fonts, signal }: Finding): Promise<ReadLoss[]> {
  await loadLayouts(deck)
  const theme = findDeckTheme(deck)
  const layOut = async (place: number, metrics: TextMetrics): Promise<SlideLayout | null> => {
    await giveWay()
    const slide = signal?.aborted ? undefined : deck.slides[place]
    return slide ? layoutCached({ slide, theme, ...poseSlide(deck, place) }, metrics) : null
  }
  const loading: Promise<unknown>[] = []
  for (const place of deck.slides.keys()) {
    // Which fonts are needed does not depend on how wide their letters are.
    const layout = await layOut(place, roughMetrics)
    if (!layout) return []
    for (const { texts, font } of listLayoutTexts(layout)) loading.push(fonts.load(texts, font))
  }
  await Promise.all(loading)
  const metrics = fonts.metrics()
  const losses = tallyLosses()
  let number = 0
  for (const [place, slide] of deck.slides.entries()) {
    // What got a slide of its own stood on the one before.
    if (!isPartOfSlide(slide.id)) number += 1
    const layout = await layOut(place, metrics)
    if (!layout) return []
    for (const hidden of listHidden(slide, layout))
      if (hidden.kind === 'text-overflows') losses.add({ kind: hidden.kind, slide: number })
      else losses.count({ kind: hidden.kind, slide: number }, hidden.count)
  }
  return losses.list()
}
