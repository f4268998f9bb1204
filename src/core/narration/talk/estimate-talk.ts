import type { Slide } from '../../deck/slide.ts'
import { slidePause } from '../script/pacing.ts'
import { type LineSound, placeTalk } from './place-talk.ts'
import { findSlideGap, type Line, planSlide } from './plan-slide.ts'
import { listShownPlaces } from '../../show/shown-slides.ts'
import { type TalkTimes, timeTalk } from './talk-times.ts'

/** What a word takes, and each letter of it, in seconds at normal speed. */
const cost = { word: 0.14, letter: 0.055 }

const anybody = { speaker: '', rate: 1, pronunciations: [] }

/**
 * About when everything would be said, before anybody has said it: by the length of the words alone,
 * so that whoever only watches need not fetch what knows how words sound, or which language they are.
 */
export const estimateTalk = (slides: readonly Slide[], language: string): TalkTimes =>
  timeTalk(
    placeTalk(
      {
        // In one language: whoever will speak, every slide takes its time.
        slides: listShownPlaces(slides).flatMap((place) => {
          const slide = slides[place]
          return slide ? [planSlide(slide, { language, ...anybody })] : []
        }),
        gap: findSlideGap('exact', { pauseSeconds: slidePause.usual }),
      },
      guessSound,
    ),
  )

function guessSound({ utterance }: Line): LineSound {
  let end = 0
  const words = utterance.words.map(({ from, to }) => {
    const start = end
    end = start + cost.word + cost.letter * (to - from)
    return { start, end }
  })
  return { seconds: end, words }
}
