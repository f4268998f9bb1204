import { type Line, planLines } from '#core/narration/talk/plan-slide.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import { planInTalk, type Stage } from './talk.ts'

/** Everything that somebody says in a talk that is given from its beginning. */
export function listTalkLines(
  stage: Stage,
  narrator: Narrator,
  settings: { rate: number },
): Line[] {
  const { slides } = stage.openDeck.state.getState().deck
  return listShownPlaces(slides)
    .flatMap((place) => slides[place] ?? [])
    .flatMap((slide) => planInTalk(stage, slide, settings).turns)
    .filter((turn) => turn.narrator === narrator)
    .flatMap(({ passage }) => planLines(passage))
}
