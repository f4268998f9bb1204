import { stretchSound } from './stretch-sound.ts'

/** When a word is heard, in seconds. */
type Heard = { start: number; end: number }

type Speech<Word extends Heard> = {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  words: Word[]
}

/** The same speech, `rate` times as fast: its words are heard as much sooner. */
export function stretchSpeech<Word extends Heard>(
  { samples, sampleRate, words }: Speech<Word>,
  rate: number,
): Speech<Word> {
  if (rate === 1) return { samples, sampleRate, words }
  return {
    ...stretchSound({ samples, sampleRate }, rate),
    words: words.map((word) => ({ ...word, start: word.start / rate, end: word.end / rate })),
  }
}
