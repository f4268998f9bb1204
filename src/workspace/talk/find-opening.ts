import type { Slide } from '#core/deck/slide.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { findSpokenLanguages } from '#core/narration/language/find-spoken-languages.ts'
import type { PresenterMode } from '#core/narration/talk/presenter-machine.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

import type { Narrator } from '#ports/sound/narrator.ts'

import { isSkipped, planInTalk, type Stage } from './talk.ts'

type Start = { place: number; slide: Slide }

/** The first slide from there on that is not left out. */
export function skipSilent(stage: Stage, start: Start): Start {
  const { slides } = stage.openDeck.state.getState().deck
  const places = [start.place, ...listShownPlaces(slides).filter((place) => place > start.place)]
  for (const place of places) {
    const slide = slides[place]
    if (slide && !isSkipped(stage, slide)) return { place, slide }
  }
  return start
}

/** The first slide that somebody speaks, who, and in which language; where nobody does, whose it would be. */
export function findOpening(
  stage: Stage,
  place: number,
  mode: PresenterMode,
): { slide: Slide; language: string; narrator: Narrator | null } {
  const { deck } = stage.openDeck.state.getState()
  const first = deck.slides[place]
  const later = mode === 'auto' ? listShownPlaces(deck.slides).filter((one) => one > place) : []
  for (const slide of [place, ...later].flatMap((one) => deck.slides[one] ?? [])) {
    const [turn] = planInTalk(stage, slide, { rate: 1 }).turns
    if (turn) return { slide, language: turn.language, narrator: turn.narrator }
  }
  if (!first) throw new RangeError(`There is no slide ${place}`)
  const own = findSpokenLanguages(deck).get(first.id)?.language
  const language = mode === 'single' && own ? own : findDeckLanguage(deck)
  return { slide: first, language, narrator: null }
}
