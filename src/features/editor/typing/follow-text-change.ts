import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { findChangedText } from './find-changed-text.ts'

const listFields = () => [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-part]')]

/**
 * Undoes or redoes. The caret of who types on the slide goes along to what changed; its field may
 * be gone by then, or hold another point.
 */
export function followTextChange(openDeck: OpenDeck, act: () => void): void {
  const slideId = () => {
    const { deck, current } = openDeck.state.getState()
    return deck.slides[current]?.id
  }
  const fields = listFields()
  const isTyping = fields.some((field) => field === document.activeElement)
  const slide = slideId()
  const before = fields.map((field) => field.value)
  act()
  if (!isTyping) return
  requestAnimationFrame(() => {
    const now = listFields()
    const after = now.map((field) => field.value)
    const place = findChangedText(slide === slideId() ? before : [], after)
    if (!place) return
    const field = now[place.index]
    field?.focus()
    field?.setSelectionRange(place.at, place.at)
  })
}
