import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { completeDeck, completeSlides } from '#core/outline/complete-deck.ts'
import { looksLikeSlide } from '#core/outline/reply-shapes.ts'
import { fail, type Result } from '#core/result.ts'

import { findSlides } from './find-slides.ts'
import { readJson, hideThoughts } from './read-json.ts'

/**
 * Why a reply is no deck: 'No JSON found in response', or 'Invalid presentation structure'. Slides
 * that stood in it whole are kept all the same.
 */
export type ReplyFailure = { code: 'no-json' | 'bad-structure'; slides: Slide[] }

/** Those that stand whole in an answer, in order. `first`: what number the first of them has in its deck. */
export const readCompleteSlides = (reply: string, topic: string, first = 1): Slide[] =>
  completeSlides(findSlides(hideThoughts(reply)), topic, first)

type RawDeck = { title?: unknown; slides: readonly unknown[] }

/** A model's whole answer, however it is wrapped, as a deck. Never throws, never an invalid deck. */
export function readReply(reply: string, topic: string, first = 1): Result<Deck, ReplyFailure> {
  const read = readJson(reply, unwrapDeck)
  const whole = findSlides(hideThoughts(reply))
  if (!read) {
    const code = /[{[]/.test(hideThoughts(reply)) ? 'bad-structure' : 'no-json'
    return fail({ code, slides: completeSlides(whole, topic, first) })
  }
  // Where the reading has lost a slide that was whole, the whole ones are the truth: repairing
  // guesses, and a stray bracket ends the list too early.
  const slides = holdsAll(read.slides, whole) ? read.slides : whole
  const deck = completeDeck({ title: read.title, slides }, topic, first)
  if (deck.ok) return deck
  return fail({ code: 'bad-structure', slides: completeSlides(slides, topic, first) })
}

/** `{presentation: …}` and a list around the deck are common; a deeper deck is not looked for. */
function unwrapDeck(value: unknown): RawDeck | null {
  if (isRawDeck(value)) return value
  if (typeof value !== 'object' || value === null) return null
  const inner: unknown[] = Object.values(value)
  const deck = inner.find(isRawDeck)
  if (deck) return deck
  const isListOfSlides = Array.isArray(value) && value.length > 0 && value.every(looksLikeSlide)
  return isListOfSlides ? { slides: inner } : null
}

const isRawDeck = (value: unknown): value is RawDeck =>
  typeof value === 'object' && value !== null && 'slides' in value && Array.isArray(value.slides)

function holdsAll(slides: readonly unknown[], whole: readonly object[]): boolean {
  const written = new Set(slides.map((slide) => JSON.stringify(slide)))
  return whole.every((slide) => written.has(JSON.stringify(slide)))
}
