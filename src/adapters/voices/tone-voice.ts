import { listWords } from '#core/narration/script/script.ts'
import { fail, ok } from '#core/result.ts'
import type { Speaker, Speech, Voice, VoiceFailure } from '#ports/sound/voice.ts'

export type ToneVoiceOptions = {
  /** Seconds a letter takes at normal speed. */
  secondsPerLetter?: number
  /** Called before each answer: wait in it, or answer with a failure. */
  interrupt?: (text: string) => Promise<VoiceFailure | null>
}

const sampleRate = 8000
const gapSeconds = 0.03

const toneSpeakers: readonly Speaker[] = [
  { id: 'high', name: 'High', tone: 'feminine', language: 'en-US' },
  { id: 'low', name: 'Low', tone: 'masculine', language: 'en-US' },
]
const frequencies: Record<string, number> = { high: 440, low: 220 }

/** Hums a tone for each word, as long as the word is: real sound whose times are known exactly. */
export function createToneVoice({
  secondsPerLetter = 0.05,
  interrupt = async () => null,
}: ToneVoiceOptions = {}): Voice {
  let last: Promise<unknown> = Promise.resolve()

  return {
    id: 'tone',
    kind: 'device',
    listSpeakers: () => toneSpeakers,
    checkReadiness: async () => ({ status: 'ready' }),
    async prepare(onProgress, signal) {
      if (signal?.aborted) return fail({ code: 'cancelled' })
      onProgress?.({ loaded: 1, total: 1 })
      return ok(undefined)
    },
    speak({ text, speaker, rate }, signal) {
      const answer = last.then(async () => {
        const failure = await interrupt(text)
        if (signal?.aborted) return fail({ code: 'cancelled' } as const)
        if (failure) return fail(failure)
        const frequency = frequencies[speaker]
        if (frequency === undefined) return fail({ code: 'unknown-speaker' } as const)
        const speech = hum(text, frequency, secondsPerLetter / rate)
        return speech.words.length > 0 ? ok(speech) : fail({ code: 'nothing-to-say' } as const)
      })
      last = answer
      return answer
    },
  }
}

function hum(text: string, frequency: number, secondsPerLetter: number): Speech {
  let time = 0
  const words = listWords(text).map(({ from, to }) => {
    const start = time
    const end = start + (to - from) * secondsPerLetter
    time = end + gapSeconds
    return { from, to, start, end }
  })
  const samples = new Float32Array(Math.round((words.at(-1)?.end ?? 0) * sampleRate))
  for (const { start, end } of words)
    for (let at = Math.round(start * sampleRate); at < Math.round(end * sampleRate); at++)
      samples[at] = 0.3 * Math.sin((2 * Math.PI * frequency * at) / sampleRate)
  return { samples, sampleRate, words }
}
