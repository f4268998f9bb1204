import type { Pronunciation } from '../deck/pronunciation.ts'
import type { Slide } from '../deck/slide.ts'
import { slidePause } from './pacing.ts'
import { type LineSound, placeTalk } from './place-talk.ts'
import { type Line, planTalk } from './plan-talk.ts'
import { type TalkTimes, timeTalk } from './talk-times.ts'

/** What a word takes, and each letter of it, in seconds at normal speed. */
const cost = { word: 0.14, letter: 0.055 }

const noPronunciations: readonly Pronunciation[] = []

/**
 * About when everything would be said, before anybody has said it: by the length of the words alone,
 * so that whoever only watches need not fetch what knows how words sound.
 */
export const estimateTalk = (slides: readonly Slide[], language: string): TalkTimes =>
  timeTalk(
    placeTalk(
      planTalk(slides, {
        language,
        speaker: '',
        // Whoever will speak, every slide takes its time.
        speakerOf: () => '',
        rate: 1,
        pronunciations: noPronunciations,
        pauseSeconds: slidePause.usual,
      }),
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
