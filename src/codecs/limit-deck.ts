import { cutText } from '#core/deck/cut-text.ts'
import { deckFields } from '#core/deck/deck-fields.ts'
import type { Deck } from '#core/deck/deck.ts'
import { limitSlide } from '#core/deck/limit-slide.ts'

import type { ReadLoss } from './loss.ts'
import type { ReadDeck } from './read-result.ts'

/** What a deck from outside has more than anybody could read is left out, and told of. */
export function limitDeck<Read extends ReadDeck>(read: Read): Read {
  const losses: ReadLoss[] = []
  const deck = limitLook(read.deck, losses)
  const slides = deck.slides.map((slide, index) => {
    const number = index + 1
    const limited = limitSlide(slide)
    if (limited.isTextLeftOut) losses.push({ kind: 'text-left-out', slide: number })
    const count = limited.picturesLeftOut
    if (count > 0) losses.push({ kind: 'pictures-left-out', slide: number, count })
    return limited.slide
  })
  if (losses.length === 0) return read
  return { ...read, deck: { ...deck, slides }, losses: [...read.losses, ...losses] }
}

function limitLook(deck: Deck, losses: ReadLoss[]): Deck {
  const { title, theme, pronunciations } = deckFields
  const limited = { ...deck, title: cutText(deck.title, title.most) }
  if (limited.title !== deck.title) losses.push({ kind: 'title-left-out' })
  if (deck.theme !== undefined && deck.theme.length > theme.most) {
    // No theme has such a name, so that a part of it says nothing.
    delete limited.theme
    losses.push({ kind: 'theme' })
  }
  const count = (deck.pronunciations?.length ?? 0) - pronunciations.most
  if (deck.pronunciations && count > 0) {
    limited.pronunciations = deck.pronunciations.slice(0, pronunciations.most)
    losses.push({ kind: 'pronunciations-left-out', count })
  }
  return limited
}
