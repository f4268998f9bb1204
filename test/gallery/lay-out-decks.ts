import { createFontLibrary } from '#adapters/metrics/font-library.ts'
import { createHarfBuzzMetrics } from '#adapters/metrics/harfbuzz-metrics.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import { loadAllForms } from '#core/compose/load-forms.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { setIconSource } from '#core/icon/icon-source.ts'
import { loadIcons } from '#core/icon/load-icons.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { listDeckTexts } from '#core/layout/texts/list-deck-texts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { nodeFontSource } from '../../cli/node-font-source.ts'
import { nodeIcons } from '../../cli/node-icons.ts'

export const library = createFontLibrary(nodeFontSource)

export const metrics = createHarfBuzzMetrics(library, (text, font) =>
  roughMetrics.measure(text, font, 1),
)

/** All that slides are made of, which the app fetches when it shows them. */
export async function loadSlideParts(): Promise<void> {
  setIconSource(nodeIcons)
  await Promise.all([loadAllForms(), loadIcons(), loadCharts()])
}

/** Every slide of a deck with the real widths of its letters, as all painters get it. */
export async function layOutDeck(deck: Deck): Promise<SlideLayout[]> {
  await Promise.all(listDeckTexts(deck).map(({ font, texts }) => library.load(texts, font)))
  const theme = findDeckTheme(deck)
  return deck.slides.map((slide, place) =>
    layoutSlide({ slide, theme, ...poseSlide(deck, place) }, metrics),
  )
}
