import type { Slide } from '../../deck/slide.ts'
import { findRecording } from '../script/find-recording.ts'
import { countWords } from '../../deck/talk/estimate-duration.ts'
import { listShownPlaces } from '../../show/shown-slides.ts'
import { slidePause } from '../script/pacing.ts'
import { estimateTalk, type Pace } from './estimate-talk.ts'

/** How many words the notes of a slide have, and would have to. */
export type FittedNotes = { slideId: string; seconds: number; words: number; wanted: number }

export type TalkFit = {
  /** As the talk is spoken now. */
  seconds: number
  /** How it would be spoken, within what still sounds natural. */
  pace: Pace
  /** What it takes so. */
  fitted: number
  /** What is still missing where that is not enough; none where it fits. */
  notes: readonly FittedNotes[]
}

/** Beyond these a voice sounds hurried or asleep, and a pause like a cut or a fault. */
const natural = {
  rate: { least: 0.9, most: 1.15, step: 0.05 },
  pause: { least: 0.8, most: 3, step: 0.1 },
} as const

/** Nobody looks at the clock that closely. */
const closeEnough = 0.02

/**
 * A talk of so many seconds: by its pauses first, then by its speed, and what remains by the notes of
 * each slide, by how long each is. What was recorded stays as it is.
 */
export function fitTalk(
  slides: readonly Slide[],
  language: string,
  now: Pace,
  target: number,
): TalkFit {
  const measure = (pace: Pace) => estimateTalk(slides, language, pace).seconds
  const usual: Pace = { rate: 1, pauseSeconds: slidePause.usual }
  const paused = fitPauses(usual, target, measure)
  const fast = fitRate(paused, target, measure)
  // A step of the speed is coarse: pauses take up what it left.
  const pace = fitPauses(fast, target, measure)
  const fitted = measure(pace)
  const over = fitted - target
  return {
    seconds: measure(now),
    pace,
    fitted,
    notes: Math.abs(over) <= closeEnough * target ? [] : shareOut(slides, language, pace, over),
  }
}

type Measure = (pace: Pace) => number

const within = (
  value: number,
  { least, most, step }: { least: number; most: number; step: number },
) => Math.round(Math.min(most, Math.max(least, Math.round(value / step) * step)) * 100) / 100

/** The length goes up evenly with the pauses, so two measures tell where it is met. */
function fitPauses(pace: Pace, target: number, measure: Measure): Pace {
  const seconds = measure(pace)
  const perSecond = measure({ ...pace, pauseSeconds: pace.pauseSeconds + 1 }) - seconds
  if (perSecond < 0.01) return pace
  const wanted = pace.pauseSeconds + (target - seconds) / perSecond
  return { ...pace, pauseSeconds: within(wanted, natural.pause) }
}

function fitRate(pace: Pace, target: number, measure: Measure): Pace {
  const seconds = measure(pace)
  // What the speed does not change: pauses between slides, and slides without a word.
  const speech = 2 * (seconds - measure({ ...pace, rate: pace.rate * 2 }))
  const wanted = (pace.rate * speech) / Math.max(1, target - (seconds - speech))
  return { ...pace, rate: within(wanted, natural.rate) }
}

function shareOut(
  slides: readonly Slide[],
  language: string,
  pace: Pace,
  over: number,
): FittedNotes[] {
  const spoken = listShownPlaces(slides).flatMap((place) => {
    const slide = slides[place]
    const words = countWords(slide?.notes ?? '')
    if (!slide || words === 0 || findRecording(slide)) return []
    return [{ slideId: slide.id, words, seconds: estimateTalk([slide], language, pace).seconds }]
  })
  const total = spoken.reduce((sum, { seconds }) => sum + seconds, 0)
  return spoken.map(({ slideId, words, seconds }) => ({
    slideId,
    words,
    seconds,
    wanted: Math.max(fewestWords, Math.round(words * (1 - over / total))),
  }))
}

/** Less than that is not said of a slide. */
const fewestWords = 8
