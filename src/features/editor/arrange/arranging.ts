import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'

/** A slide as it is composed, and with the parts of its form as elements: nothing is changed yet. */
export type FreedSlide = { from: Slide; freed: Slide }

/** What somebody goes on with once an element was put there. */
export type Next = 'hold' | 'type'

type Arranging = { slideId: string; picked: Picked; free?: FreedSlide; next?: Next } | null

const arranging = createStore<{ now: Arranging }>(() => ({ now: null }))

/** From now on the stage has elements of this slide to move; null when somebody is done. */
export const arrangeSlide = (slideId: string | null): void =>
  arranging.setState({ now: slideId === null ? null : { slideId, picked: [] } })

/** From now on the parts of its form are elements, too. */
export const freeSlide = (free: FreedSlide): void =>
  arranging.setState({ now: { slideId: free.from.id, picked: [], free } })

export const pickElements = (slideId: string, picked: Picked, next?: Next): void =>
  arranging.setState(({ now }) => ({
    now: {
      slideId,
      picked,
      ...(next && { next }),
      ...(now?.slideId === slideId && now.free && { free: now.free }),
    },
  }))

/** The slide with its form taken apart, where somebody wants to move parts of it and has not yet. */
export function useFreed(slide: Slide): Slide | null {
  const now = useStore(arranging, (state) => state.now)
  // With other words, also from another tab, its form is another one.
  return now?.free?.from === slide ? now.free.freed : null
}

/** What comes next with what was just put there; it is said once. */
export const useNext = (): Next | undefined => useStore(arranging, ({ now }) => now?.next)

export const forgetNext = (): void =>
  arranging.setState(({ now }) => {
    if (!now) return { now }
    const { next: _said, ...rest } = now
    return { now: rest }
  })

const none: Picked = []

/** Which of its elements are selected; null where nobody arranges this slide. */
export function usePicked(slide: Slide): Picked | null {
  const now = useStore(arranging, (state) => state.now)
  const freed = useFreed(slide)
  if (now?.slideId !== slide.id) return null
  // An undo, or another tab, may have left fewer of them.
  const count = countElements(freed ?? slide)
  return now.picked.every((at) => at < count) ? now.picked : none
}

const countElements = (slide: Slide): number =>
  (keepsLook(slide) ? slide.placed?.elements : slide.over)?.length ?? 0
