import type { Slide } from '#core/deck/slide.ts'
import { createLazy } from '#core/lazy.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'

import { useComing } from './use-coming.ts'

/** What lays out slides that keep their look and what paints them: both come with the first such slide. */
const drawing = createLazy(async () => (await import('./kept-view.tsx')).openKeptView())

export const findKeptView = drawing.arrived

/** Whether what draws a slide that keeps its look is on its way. */
export const usePlacedDrawing = (slide: Slide): boolean =>
  useComing(keepsLook(slide) && !drawing.arrived(), 'placed', drawing.load)
