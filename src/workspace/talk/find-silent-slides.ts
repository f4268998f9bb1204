import { listShownPlaces, numberShown } from '#core/show/shown-slides.ts'

import type { SilentPlace, SilentSlides } from './presenter-state.ts'
import { planInTalk, type Stage } from './talk.ts'

/**
 * What would not be said in a talk, and whose author has not said yet what becomes of it; null where
 * nothing is open.
 */
export function findSilentSlides(stage: Stage, from: number | null): SilentSlides | null {
  const { slides, talk = {} } = stage.openDeck.state.getState().deck
  const withoutNotes: SilentPlace[] = []
  const withoutVoice: (SilentPlace & { language: string })[] = []
  for (const place of listShownPlaces(slides)) {
    const slide = slides[place]
    if (!slide || place < (from ?? 0)) continue
    const { turns, silences } = planInTalk(stage, slide, { rate: 1 })
    const { number } = numberShown(slides, place)
    const silent = { slideId: slide.id, number, title: slide.title, isWhole: turns.length === 0 }
    for (const silence of silences)
      if (silence.reason === 'no-notes') withoutNotes.push(silent)
      else withoutVoice.push({ ...silent, language: silence.language })
  }
  const isOpen =
    (withoutNotes.length > 0 && talk.withoutNotes === undefined) ||
    (withoutVoice.length > 0 && talk.withoutVoice === undefined)
  return isOpen ? { from, withoutNotes, withoutVoice } : null
}
