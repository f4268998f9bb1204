import type { Pronunciation } from '../../deck/talk/pronunciation.ts'
import type { Recording } from '../../deck/talk/recording.ts'
import type { Slide } from '../../deck/slide.ts'
import { canBeSpoken } from '../script/can-be-spoken.ts'
import type { SpokenLanguages } from '../language/find-spoken-languages.ts'
import { rootOf } from '../language/language-root.ts'
import { liveWaits, slideChangesAt } from '../script/pacing.ts'
import {
  listScriptWords,
  listUtterances,
  type Script,
  type Utterance,
  writeScript,
} from '../script/script.ts'

/** What holds for every slide of a talk. */
export type TalkSettings = {
  /** The deck is in it, as a BCP 47 code. */
  language: string
  /** Id of a speaker of the voice, who speaks that language. */
  speaker: string
  /** Who of the same voice speaks another one; where nobody does, what is in it is not said. */
  speakerOf?: (language: string) => string | null
  /** 1 is the speaker's own speed, 2 twice as fast. */
  rate: number
  pronunciations: readonly Pronunciation[]
  /** Between two slides. */
  pauseSeconds: number
  /** What somebody has recorded of a slide is heard with it (`find-recording`). */
  recordingOf?: (slide: Slide) => Recording | null
}

/** What is said with a slide, and how. */
export type Passage = Pick<TalkSettings, 'speaker' | 'rate' | 'pronunciations'> & {
  script: Script
  /** The word it begins with, as an offset in the notes. */
  from: number
  /** The sentence it ends before, as an offset; without it, it ends with the notes. */
  until?: number
  /** It was recorded as a whole, and `speaker` is where its sound is. */
  isRecorded?: true
}

/** Sentences in a row that one person says. */
export type Turn = { language: string; from: number; until: number }

/** A piece of a passage on its way to the ear. */
export type Line = {
  utterance: Utterance
  /** What a voice is asked for. */
  request: Pick<TalkSettings, 'speaker' | 'rate' | 'pronunciations'> & { text: string }
  /** Words at its beginning that are not said. */
  skip: number
  /** Seconds of silence between it and the next, at the speed of the speech. */
  pauseAfter: number
  /** Its sound is a recording (`ports/sound/voice`, `speaker` says which). */
  isRecorded?: true
}

export type PlannedSlide = {
  slideId: string
  passage: Passage
  /** In the order they are said; none on a slide that only has its moment in silence. */
  lines: readonly Line[]
}

/** Seconds from the last word of a slide until the next slide is seen, and until it is heard. */
export type SlideGap = { untilSeen: number; untilHeard: number }

export function planSlide(
  slide: Slide,
  settings: Omit<TalkSettings, 'pauseSeconds'>,
  spoken: SpokenLanguages = { language: settings.language, foreign: [] },
): PlannedSlide {
  const passage = planPassage(slide.notes, settings, spoken)
  const recording = settings.recordingOf?.(slide)
  if (recording) {
    const lines = planLines(takeRecorded(passage, recording))
    return { slideId: slide.id, passage, lines: canBeSpoken(slide) ? lines : [] }
  }
  const speakerOf = (language: string) =>
    rootOf(language) === rootOf(settings.language)
      ? settings.speaker
      : (settings.speakerOf?.(language) ?? null)
  const lines = listTurns(passage.script, spoken.language).flatMap(({ language, from, until }) => {
    const speaker = speakerOf(language)
    return speaker === null ? [] : planLines({ ...passage, speaker, from, until })
  })
  return { slideId: slide.id, passage, lines: canBeSpoken(slide) ? lines : [] }
}

/** What is said with a slide, for who only shows it. */
export const readScript = (notes: string, language: string): Script =>
  writeScript(notes, { language })

export const planPassage = (
  notes: string,
  { language, speaker, rate, pronunciations }: Omit<TalkSettings, 'pauseSeconds'>,
  spoken: SpokenLanguages = { language, foreign: [] },
): Passage => ({ script: writeScript(notes, spoken), from: 0, speaker, rate, pronunciations })

/** The same passage as somebody has recorded it. */
export const takeRecorded = (passage: Passage, { sound }: Pick<Recording, 'sound'>): Passage => ({
  ...passage,
  speaker: sound,
  pronunciations: [],
  isRecorded: true,
})

/** So much is heard while the rest is made. */
const beginningWords = 30

/** The first sentences of a passage, as far as it is worth making them before anybody asks. */
export function takeBeginning(passage: Passage): Passage {
  let words = 0
  const last = passage.script.sentences.find((sentence) => {
    if (sentence.to > passage.from) words += sentence.words.length
    return words >= beginningWords
  })
  return last ? { ...passage, until: Math.min(last.to, passage.until ?? last.to) } : passage
}

/** Who is to speak after whom; `language` is that of the notes. */
export function listTurns({ sentences }: Script, language: string): Turn[] {
  const turns: Turn[] = []
  for (const sentence of sentences) {
    const last = turns.at(-1)
    const next = {
      language: sentence.language ?? language,
      from: sentence.from,
      until: sentence.to,
    }
    if (last?.language === next.language) last.until = next.until
    else turns.push(next)
  }
  return turns
}

/**
 * The pieces of a passage. One that begins in the middle is said from there on, unless the whole of
 * it is made already: then it is played from its word, and nothing has to be made again.
 */
export function planLines(
  passage: Passage,
  isMade: (request: Line['request']) => boolean = () => false,
): Line[] {
  if (passage.isRecorded) return planRecorded(passage)
  const whole = listUtterances(passage.script, 0, passage.until)
  const start = whole.findIndex(({ words }) => words.some(({ to }) => to > passage.from))
  const first = whole[start]
  if (!first) return []
  const skip = first.words.findIndex(({ to }) => to > passage.from)
  if (skip === 0 || isMade(toLine(passage, first).request))
    return whole
      .slice(start)
      .map((utterance, index) => toLine(passage, utterance, index === 0 ? skip : 0))
  return listUtterances(passage.script, passage.from, passage.until).map((one) =>
    toLine(passage, one),
  )
}

/** One line, with the pauses that were made: it begins at any of its words, and is never cut. */
function planRecorded(passage: Passage): Line[] {
  const words = listScriptWords(passage.script)
  const skip = words.findIndex(({ to }) => to > passage.from)
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last || skip === -1) return []
  const text = words.map((word) => word.text).join(' ')
  const utterance = { text, from: first.from, to: last.to, pauseAfter: 0, words, sentence: 0 }
  return [{ ...toLine(passage, utterance, skip), isRecorded: true }]
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
