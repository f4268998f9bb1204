import type { Deck } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { countMissingSlides } from '#core/outline/deck-request.ts'
import type { GenerationOutcome } from '#ports/models/deck-writer.ts'

import { findRetryTime } from './find-retry-time.ts'
import type { GenerationRun, NotMade, Shortfall } from './generation-state.ts'

/** A presentation to keep, with what it lacks. */
export type Made = { deck: Deck; shortfall: Shortfall | null; description?: string }

/** What an outcome means for the user: something to keep, or the reason why there is nothing. */
export function judgeOutcome(
  outcome: GenerationOutcome,
  run: GenerationRun,
  now: number,
): Made | NotMade {
  const { provider } = run
  switch (outcome.kind) {
    case 'deck':
      return { deck: outcome.deck, shortfall: null }
    case 'part': {
      const { deck, missing, cause } = outcome
      return { deck, shortfall: { kind: 'part', missing, cause, provider } }
    }
    case 'fallback': {
      const { deck, reason, reply } = outcome
      return { deck, shortfall: { kind: 'fallback', reason, reply, provider } }
    }
    case 'failed': {
      const { failure } = outcome
      return { kind: 'failed', failure, retryAt: findRetryTime(failure, now), provider }
    }
    default:
      return keepStopped(run) ?? { kind: 'stopped' }
  }
}

/** Slides may be there although the writer has none to give: those of a first, unreadable answer. */
function keepStopped({ request, provider, title, slides }: GenerationRun): Made | null {
  if (slides.length === 0) return null
  const deck = { title: title ?? request.topic, slides: makeSlideIdsUnique([...slides]) }
  const missing = countMissingSlides(request, deck)
  return { deck, shortfall: { kind: 'part', missing, cause: { code: 'stopped' }, provider } }
}
