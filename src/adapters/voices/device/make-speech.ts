import { pauses } from '#core/narration/script/pacing.ts'
import type { SaidWord } from '#core/narration/reading/say-text.ts'
import type { Speech } from '#ports/sound/voice.ts'

import { setLevel } from './set-level.ts'
import { shapeSpeech } from './shape-speech.ts'
import { type SymbolSpan, type StepTimes, timePhrase } from './time-phrase.ts'

/** What a model makes of symbols: sound, and how many of its steps each symbol takes. */
export type ModelSound = { sound: Float32Array; durations: ArrayLike<number> }

type Given = {
  written: readonly SaidWord[]
  /** Where the symbols of each written word stand; null for one that nothing is said for. */
  spans: readonly (SymbolSpan | null)[]
  rate: number
  sampleRate: number
  steps: StepTimes
}

/** Speech of a model's sound: pauses as they are meant, every word with its time, equally loud. */
export function makeSpeech(
  { sound, durations }: ModelSound,
  { written, spans, rate, sampleRate, steps }: Given,
): Speech {
  const wanted = written
    .slice(0, -1)
    .flatMap(({ pause }, index) =>
      pause ? [{ index, length: Math.round((pauses[pause] / rate) * sampleRate) }] : [],
    )
  const lengths = written.map(({ from, to }) => to - from)
  const planned = timePhrase(spans, durations, lengths, steps)
  const shaped = shapeSpeech(sound, sampleRate, planned, wanted)
  return {
    samples: setLevel(shaped.samples),
    sampleRate,
    words: written.map(({ from, to }, at) => ({
      from,
      to,
      start: (shaped.words[at]?.start ?? 0) / sampleRate,
      end: (shaped.words[at]?.end ?? 0) / sampleRate,
    })),
  }
}
