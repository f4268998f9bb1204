import type { Slide } from '#core/deck/slide.ts'
import { writeScript } from '#core/narration/script.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { Narrator, Passage } from '#ports/narrator.ts'
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

/** The notes of a slide as they are said in this talk, from an offset on. */
export const toPassage = (
  { language, speaker, openDeck }: Talk,
  { notes }: Slide,
  { rate, from = 0 }: { rate: number; from?: number },
): Passage => ({
  script: writeScript(notes, { language }),
  from,
  speaker: speaker.id,
  rate,
  pronunciations: openDeck.state.getState().deck.pronunciations ?? [],
})
