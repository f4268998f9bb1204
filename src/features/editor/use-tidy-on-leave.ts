import { type RefObject, useEffect } from 'react'

import { trimSlide } from '#core/edit/trim-slide.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

/** Drops empty points and stray spaces when focus leaves the form; never while one is being typed. */
export function useTidyOnLeave(
  form: RefObject<HTMLElement | null>,
  openDeck: OpenDeck,
  slideId: string,
): void {
  useEffect(() => {
    const element = form.current
    const left = new AbortController()
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && element.contains(relatedTarget)
        // Without focus the whole window was left, and its user comes back to the same word.
        if (stays || !document.hasFocus()) return
        openDeck.edit((view) => trimSlide(view, slideId), { tidies: true })
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [form, openDeck, slideId])
}
