import type { Pronunciation } from '../deck/pronunciation.ts'
import type { Slide } from '../deck/slide.ts'
import { listShownPlaces } from '../show/shown-slides.ts'
import { canBeSpoken } from './can-be-spoken.ts'
import { liveWaits, slideChangesAt } from './pacing.ts'
import { listUtterances, type Script, type Utterance, writeScript } from './script.ts'

/** What holds for every slide of a talk. */
export type TalkSettings = {
  /** The notes are in it, as a BCP 47 code. */
  language: string
  /** Id of a speaker of the voice. */
  speaker: string
  /** 1 is the speaker's own speed, 2 twice as fast. */
  rate: number
  pronunciations: readonly Pronunciation[]
  /** Between two slides. */
  pauseSeconds: number
}

/** What is said with a slide, and how. */
export type Passage = Pick<TalkSettings, 'speaker' | 'rate' | 'pronunciations'> & {
  script: Script
  /** The word it begins with, as an offset in the notes. */
  from: number
}

/** A piece of a passage on its way to the ear. */
export type Line = {
  utterance: Utterance
  /** What a voice is asked for. */
  request: Pick<TalkSettings, 'speaker' | 'rate' | 'pronunciations'> & { text: string }
  /** Words at its beginning that are not said. */
  skip: number
  /** Seconds of silence between it and the next, at the speed of the speech. */
  pauseAfter: number
}

export type PlannedSlide = {
  slideId: string
  passage: Passage
  /** In the order they are said; none on a slide that only has its moment in silence. */
  lines: readonly Line[]
}

/** Seconds from the last word of a slide until the next slide is seen, and until it is heard. */
export type SlideGap = { untilSeen: number; untilHeard: number }

export type TalkPlan = { slides: readonly PlannedSlide[]; gap: SlideGap }

/**
 * What is said when, on which slide and with which pauses. Whoever speaks, shows or writes a talk
 * asks here, so that all of them keep the same times.
 */
export const planTalk = (slides: readonly Slide[], settings: TalkSettings): TalkPlan => ({
  slides: listShownPlaces(slides).flatMap((place) => {
    const slide = slides[place]
    return slide ? [planSlide(slide, settings)] : []
  }),
  gap: findSlideGap('exact', settings),
})

export function planSlide(
  slide: Slide,
  settings: Omit<TalkSettings, 'pauseSeconds'>,
): PlannedSlide {
  const passage = planPassage(slide.notes, settings)
  return { slideId: slide.id, passage, lines: canBeSpoken(slide) ? planLines(passage) : [] }
}

/** What is said with a slide, for who only shows it. */
export const readScript = (notes: string, language: string): Script =>
  writeScript(notes, { language })

export const planPassage = (
  notes: string,
  { language, speaker, rate, pronunciations }: Omit<TalkSettings, 'pauseSeconds'>,
): Passage => ({ script: readScript(notes, language), from: 0, speaker, rate, pronunciations })

/**
 * The pieces of a passage. One that begins in the middle is said from there on, unless the whole of
 * it is made already: then it is played from its word, and nothing has to be made again.
 */
export function planLines(
  passage: Passage,
  isMade: (request: Line['request']) => boolean = () => false,
): Line[] {
  const whole = listUtterances(passage.script)
  const start = whole.findIndex(({ words }) => words.some(({ to }) => to > passage.from))
  const first = whole[start]
  if (!first) return []
  const skip = first.words.findIndex(({ to }) => to > passage.from)
  if (skip === 0 || isMade(toLine(passage, first).request))
    return whole
      .slice(start)
      .map((utterance, index) => toLine(passage, utterance, index === 0 ? skip : 0))
  return listUtterances(passage.script, passage.from).map((one) => toLine(passage, one))
}

function toLine({ speaker, rate, pronunciations }: Passage, utterance: Utterance, skip = 0): Line {
  const { text } = utterance
  // A word that is not said here must not have this made again.
  const folded = text.toLowerCase()
  const relevant = pronunciations.filter(({ written }) => folded.includes(written.toLowerCase()))
  return {
    utterance,
    request: { text, speaker, rate, pronunciations: relevant },
    skip,
    // Pauses are written for normal speed.
    pauseAfter: utterance.pauseAfter / rate,
  }
}

/** `live` voices end when they have been silent for a while, and keep the waits of a call. */
export function findSlideGap(
  ending: 'exact' | 'live',
  { pauseSeconds }: Pick<TalkSettings, 'pauseSeconds'>,
): SlideGap {
  if (ending === 'exact')
    return { untilSeen: pauseSeconds * slideChangesAt, untilHeard: pauseSeconds }
  const { completion, beforeNextSlide, beforeSpeech } = liveWaits
  const untilSeen = completion + beforeNextSlide
  return { untilSeen, untilHeard: untilSeen + beforeSpeech }
}
