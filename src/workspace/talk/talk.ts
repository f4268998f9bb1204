import type { Slide } from '#core/deck/slide.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { judgeLanguage } from '#core/narration/language/detect-spoken-language.ts'
import { findForeign } from '#core/narration/language/find-foreign.ts'
import {
  findSpokenLanguages,
  type SpokenLanguages,
} from '#core/narration/language/find-spoken-languages.ts'
import { findRecording } from '#core/narration/script/find-recording.ts'
import {
  listTurns,
  type Passage,
  planPassage,
  takeRecorded,
} from '#core/narration/talk/plan-slide.ts'
import type { Script } from '#core/narration/script/script.ts'
import { tellSlide } from '#core/narration/script/tell-slide.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Cast } from './voices/cast.ts'

/** What is being presented, from start to stop. */
export type Talk = {
  openDeck: OpenDeck
  cast: Cast
  /** Gives what was recorded; null where nobody can. */
  recordings: Narrator | null
  /** Who speaks, or did last. */
  narrator: Narrator
  /** The slide that the narrator was given. */
  given: string
  /** Speed or voice were changed while it was paused. */
  isStale: boolean
}

/** What one person says of a slide, and how long it is quiet after that, in seconds. */
export type SpokenTurn = {
  language: string
  narrator: Narrator
  passage: Passage
  pauseAfter: number
}

/** Why a slide, or a part of it, is not said. */
export type Silence = { reason: 'no-notes' } | { reason: 'no-voice'; language: string }

/** A slide as it is spoken: `text` is what, its notes as a rule. */
export type SpokenSlide = {
  text: string
  script: Script
  turns: readonly SpokenTurn[]
  /** Each language once. */
  silences: readonly Silence[]
}

export type Stage = Pick<Talk, 'openDeck' | 'cast' | 'recordings'>

const deckOf = ({ openDeck }: Pick<Talk, 'openDeck'>) => openDeck.state.getState().deck

export const findSlide = (talk: Talk, slideId: string | null): Slide | undefined =>
  deckOf(talk).slides.find(({ id }) => id === slideId)

/** Hidden slides are left out, and silent ones where their author wants it. */
export function findSlideBeside(talk: Talk, slideId: string | null, by: -1 | 1): Slide | null {
  const { slides } = deckOf(talk)
  const index = slides.findIndex(({ id }) => id === slideId)
  if (index < 0) return null
  const shown = listShownPlaces(slides)
  const others =
    by > 0
      ? shown.filter((place) => place > index)
      : shown.filter((place) => place < index).toReversed()
  return others.flatMap((place) => slides[place] ?? []).find((one) => !isSkipped(talk, one)) ?? null
}

/** Whether a slide has nothing to say here, and is not to be shown without a word. */
export function isSkipped(stage: Stage, slide: Slide): boolean {
  const { turns, silences } = planInTalk(stage, slide, { rate: 1 })
  const { withoutNotes, withoutVoice } = deckOf(stage).talk ?? {}
  const wanted = silences[0]?.reason === 'no-voice' ? withoutVoice : withoutNotes
  return turns.length === 0 && wanted === 'skip'
}

export function planInTalk(
  { openDeck, cast, recordings }: Stage,
  slide: Slide,
  { rate }: { rate: number },
): SpokenSlide {
  const deck = deckOf({ openDeck })
  const text = tellSlide(slide, deck.talk)
  const spoken = findLanguages(deck, slide, text)
  const settings = { ...spoken, speaker: '', rate, pronunciations: deck.pronunciations ?? [] }
  const passage = planPassage(text, settings, spoken)
  const { script } = passage
  if (!canBeSpoken({ notes: text }))
    return { text, script, turns: [], silences: [{ reason: 'no-notes' }] }
  const recording = recordings && text === slide.notes ? findRecording(slide) : null
  if (recordings && recording) {
    const own = takeRecorded(passage, recording)
    const turn = { language: spoken.language, narrator: recordings, passage: own, pauseAfter: 0 }
    return { text, script, turns: [turn], silences: [] }
  }
  const mute = new Map<string, Silence>()
  const turns = listTurns(script, spoken.language).flatMap(({ language, from, until }) => {
    const offer = cast(language)
    if (!offer) {
      mute.set(language, { reason: 'no-voice', language })
      return []
    }
    const last = script.sentences.findLast((sentence) => sentence.from < until)
    const { narrator, speaker } = offer
    const own = { ...passage, speaker: speaker.id, from, until }
    return [{ language, narrator, passage: own, pauseAfter: (last?.pauseAfter ?? 0) / rate }]
  })
  return { text, script, turns, silences: [...mute.values()] }
}

function findLanguages(
  deck: Parameters<typeof findSpokenLanguages>[0],
  slide: Slide,
  text: string,
): SpokenLanguages {
  const found = findSpokenLanguages(deck).get(slide.id)
  if (found && text === slide.notes) return found
  const { language } = judgeLanguage(text, found ? [found.language] : [])
  return { language, foreign: findForeign(text, language) }
}
