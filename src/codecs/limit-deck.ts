import { limitLook } from '#core/deck/stored/limit-look.ts'
import { limitSlide } from '#core/deck/stored/limit-slide.ts'

import type { ReadLoss } from './loss.ts'
import type { ReadDeck } from './read-result.ts'

const lossOf = {
  title: 'title-left-out',
  theme: 'theme',
  pronunciations: 'pronunciations-left-out',
} as const

/** What a deck from outside has more than anybody could read is left out, and told of. */
export function limitDeck<Read extends ReadDeck>(read: Read): Read {
  const { deck, leftOut } = limitLook(read.deck)
  const losses: ReadLoss[] = leftOut.map((field) => ({ kind: lossOf[field] }))
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
