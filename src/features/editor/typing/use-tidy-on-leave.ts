import { useEffect } from 'react'

import { trimSlide } from '#core/edit/trim-slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/**
 * Drops empty points and stray spaces when focus leaves a form, or the form itself goes; never
 * while one is being typed.
 */
export function useTidyOnLeave(
  form: HTMLElement | null,
  openDeck: OpenDeck,
  slideId: string,
): void {
  useEffect(() => {
    if (!form) return undefined
    const tidy = () => openDeck.edit((view) => trimSlide(view, slideId), { tidies: true })
    const left = new AbortController()
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && form.contains(relatedTarget)
        // Without focus the whole window was left, and its user comes back to the same word.
        if (!stays && document.hasFocus()) tidy()
      },
      { signal: left.signal },
    )
    return () => {
      left.abort()
      tidy()
    }
  }, [form, openDeck, slideId])
}
