import type { Slide } from '../../deck/slide.ts'
import { slidePause } from '../script/pacing.ts'
import { type LineSound, placeTalk } from './place-talk.ts'
import { findSlideGap, type Line, planSlide } from './plan-slide.ts'
import { listShownPlaces } from '../../show/shown-slides.ts'
import { type TalkTimes, timeTalk } from './talk-times.ts'

/** What a word takes, and each letter of it, in seconds at normal speed. */
const cost = { word: 0.14, letter: 0.055 }

/** How fast it is spoken, and how long it is quiet between two slides. */
export type Pace = { rate: number; pauseSeconds: number }

const usualPace: Pace = { rate: 1, pauseSeconds: slidePause.usual }

/**
 * About when everything would be said, before anybody has said it: by the length of the words alone,
 * so that whoever only watches need not fetch what knows how words sound, or which language they are.
 */
export function estimateTalk(
  slides: readonly Slide[],
  language: string,
  { rate, pauseSeconds }: Pace = usualPace,
): TalkTimes {
  const settings = { language, speaker: '', rate, pronunciations: [], withRecordings: true }
  const recorded = new Map(slides.map(({ recording }) => [recording?.sound, recording?.seconds]))
  return timeTalk(
    placeTalk(
      {
        // In one language: whoever will speak, every slide takes its time.
        slides: listShownPlaces(slides).flatMap((place) => {
          const slide = slides[place]
          return slide ? [planSlide(slide, settings)] : []
        }),
        gap: findSlideGap('exact', { pauseSeconds }),
      },
      (line) => guessSound(line, line.isRecorded ? recorded.get(line.request.speaker) : undefined),
    ),
  )
}

/** `known` is how long it is, where somebody has recorded it. */
function guessSound({ utterance, request }: Line, known?: number): LineSound {
  let end = 0
  const words = utterance.words.map(({ from, to }) => {
    const start = end
    end = start + cost.word + cost.letter * (to - from)
    return { start, end }
  })
  const share = (known ?? end) / (end || 1) / request.rate
  return {
    seconds: end * share,
    words: words.map(({ start, end: ends }) => ({ start: start * share, end: ends * share })),
  }
}
