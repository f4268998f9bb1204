import type { Clock } from '#ports/clock.ts'

import type { OpenDeckState } from '#workspace/deck/open-deck.ts'
import { createPausableWait } from './pausable-wait.ts'
import type { Talk } from './talk.ts'

type Needs = {
  clock: Clock
  /** The slide that is spoken. */
  spokenSlide: () => string | null
  /** Whoever turns to another slide wants to hear no more of this one. */
  onLeft: () => void
  /** What is said of the slide was changed, and nobody is typing any more. */
  onEdited: (slideId: string) => void
}

/** A word that is still being typed is not said. */
const typedAfterSeconds = 0.6

/** Watches the deck of a talk for as long as it is given; answers how to stop. */
export function followTalkEdits({ openDeck }: Talk, needs: Needs): () => void {
  const { clock, spokenSlide, onLeft, onEdited } = needs
  const typing = createPausableWait(clock)

  function follow(now: OpenDeckState, before: OpenDeckState) {
    const slideId = spokenSlide()
    const slide = now.deck.slides[now.current]
    if (!slide || slide.id !== slideId) return onLeft()
    const old = before.deck.slides.find(({ id }) => id === slideId)
    const isRewritten = old && old.notes !== slide.notes
    const isSaidOtherwise = now.deck.pronunciations !== before.deck.pronunciations
    if (isRewritten || isSaidOtherwise) typing.start(typedAfterSeconds, () => onEdited(slide.id))
    return undefined
  }

  const unsubscribe = openDeck.state.subscribe(follow)
  return () => {
    unsubscribe()
    typing.cancel()
  }
}
