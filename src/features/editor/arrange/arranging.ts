import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'

type Arranging = { slideId: string; picked: Picked } | null

const arranging = createStore<{ now: Arranging }>(() => ({ now: null }))

/** From now on the stage has elements of this slide to move; null when somebody is done. */
export const arrangeSlide = (slideId: string | null): void =>
  arranging.setState({ now: slideId === null ? null : { slideId, picked: [] } })

export const pickElements = (slideId: string, picked: Picked): void =>
  arranging.setState({ now: { slideId, picked } })

const none: Picked = []

/** Which of its elements are selected; null where nobody arranges this slide. */
export function usePicked(slide: Pick<Slide, 'id' | 'placed' | 'over'>): Picked | null {
  const now = useStore(arranging, (state) => state.now)
  if (now?.slideId !== slide.id) return null
  // An undo, or another tab, may have left fewer of them.
  const count = (keepsLook(slide) ? slide.placed?.elements : slide.over)?.length ?? 0
  return now.picked.every((at) => at < count) ? now.picked : none
}
