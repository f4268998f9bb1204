import type { Deck } from '#core/deck/deck.ts'
import type { TalkTimes } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

/** A place to go to, in seconds. */
export type Chapter = { start: number; title: string }

/** Each slide that is shown. */
export const listChapters = ({ slides }: Pick<Deck, 'slides'>, times: TalkTimes): Chapter[] =>
  listShownPlaces(slides).map((place, at) => ({
    start: times.slides[at]?.start ?? 0,
    title: slides[place]?.title ?? '',
  }))
