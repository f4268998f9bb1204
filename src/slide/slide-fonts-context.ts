import { createContext } from 'react'

import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { SlideFonts } from '#ports/typefaces/slide-fonts.ts'

const noFonts: SlideFonts = {
  metrics: () => roughMetrics,
  subscribe: () => () => {},
  load: async () => {},
}

/** What slides are measured with. Where nothing is provided, widths are guessed. */
export const SlideFontsContext = createContext<SlideFonts>(noFonts)
