import type { Slide } from '#core/deck/slide.ts'
import { type PlannedSlide, planSlide } from '#core/narration/plan-talk.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { Speaker } from '#ports/voice.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What is being presented, from start to stop. */
export type Talk = {
  openDeck: OpenDeck
  language: string
  narrator: Narrator
  speaker: Speaker
  /** The slide that the narrator was given. */
  given: string
  /** Speed or voice were changed while it was paused. */
  isStale: boolean
}

const listSlides = ({ openDeck }: Talk): readonly Slide[] => openDeck.state.getState().deck.slides

export const findSlide = (talk: Talk, slideId: string | null): Slide | undefined =>
  listSlides(talk).find(({ id }) => id === slideId)

/** Hidden slides are left out. */
export function findSlideAfter(talk: Talk, slideId: string | null): Slide | null {
  const slides = listSlides(talk)
  const index = slides.findIndex(({ id }) => id === slideId)
  if (index < 0) return null
  const next = listShownPlaces(slides).find((place) => place > index)
  return next === undefined ? null : (slides[next] ?? null)
}

/** A slide as it is spoken in this talk. */
export const planInTalk = (
  { language, speaker, openDeck }: Talk,
  slide: Slide,
  { rate }: { rate: number },
): PlannedSlide =>
  planSlide(slide, {
    language,
    speaker: speaker.id,
    rate,
    pronunciations: openDeck.state.getState().deck.pronunciations ?? [],
  })
