import type { Deck } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'

/**
 * Half an emoji survives in memory but not in UTF-8, and of two slides with one id a map keeps one:
 * either would make this tab say something else than the disk and the other tab. Slides of `known`
 * are not looked at again: a slide can hold megabytes of inline picture.
 */
export function toWellFormedDeck(deck: Deck, known: Deck): Deck {
  const wellFormed = new Set(known.slides)
  const slides = makeSlideIdsUnique(
    deck.slides.map((slide) => (wellFormed.has(slide) ? slide : mend(slide))),
  )
  const isUntouched = slides.every((slide, index) => slide === deck.slides[index])
  const { slides: _slides, ...rest } = deck
  return { ...mend(rest), slides: isUntouched ? deck.slides : slides }
}

const loneSurrogates = /\p{Surrogate}/gu

/** In whatever field a text stands. The very value when there is nothing to mend. */
function mend<Value>(value: Value): Value
function mend(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(loneSurrogates, '\uFFFD')
  if (typeof value !== 'object' || value === null) return value
  const mended = Object.entries(value).map(([name, inner]) => [name, mend(inner)] as const)
  if (mended.every(([name, inner]) => inner === Reflect.get(value, name))) return value
  return Array.isArray(value) ? mended.map(([, inner]) => inner) : Object.fromEntries(mended)
}
