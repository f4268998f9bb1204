import type { Slide } from '#core/deck/slide.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { tellSlide } from '#core/narration/script/tell-slide.ts'
import type { PresenterMode } from '#core/narration/talk/presenter-machine.ts'
import { findShownPlace } from '#core/show/shown-slides.ts'

import type { OpenDeckState } from '#workspace/deck/open-deck.ts'

/** The slide a talk begins with, unless another was asked for; null when there is nothing to say. */
export function findTalkStart(
  { deck, current }: Pick<OpenDeckState, 'deck' | 'current'>,
  mode: PresenterMode,
  asked: number | null,
): { place: number; slide: Slide } | null {
  const place = asked ?? (mode === 'auto' ? findShownPlace(deck.slides, 1) : current)
  const slide = deck.slides[place]
  if (!slide) return null
  const saysSomething = (one: Slide) => canBeSpoken({ notes: tellSlide(one, deck.talk) })
  const hasWords = mode === 'auto' ? deck.slides.some(saysSomething) : saysSomething(slide)
  return hasWords ? { place, slide } : null
}
