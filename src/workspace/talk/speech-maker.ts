import type { Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Speech, SpeechRequest, Voice, VoiceFailure } from '#ports/voice.ts'

export type Made = Result<Speech, VoiceFailure>

/** Has speech made ahead of its time, one piece after the other. */
export type SpeechMaker = {
  /** What is needed, soonest first. Nothing else is made from now on. */
  want(requests: readonly SpeechRequest[]): void
  /** What became of a request, once it is made. */
  find(request: SpeechRequest): Made | null
  /** What failed may be tried again. */
  forgetFailures(): void
  /**
   * Seconds it takes to make a second of speech, and that have gone into the piece being made: less
   * than none while the engine still has to warm up.
   */
  pace(): { effort: number; spent: number }
}

type Needs = { voice: Pick<Voice, 'kind' | 'speak'>; clock: Clock; onMade: () => void }

/** Kept in memory, so that what was heard can be heard again at once. */
const keptSeconds = 480
/** What is faster came from a store and says nothing of the work. */
const workedMs = 30
/** What is expected before anything is known. */
const usualWork = { spent: 0.6, made: 1 }
/** The first pieces cost an engine on this device as much as if they were that much longer: it is not warm yet. */
const warmUp = { pieces: 2, seconds: 1.5 }

export function createSpeechMaker({ voice, clock, onMade }: Needs): SpeechMaker {
  const made = new Map<string, Made>()
  let wanted: readonly SpeechRequest[] = []
  let making: { key: string; since: number; abort: AbortController } | null = null
  let work = usualWork
  let weighed = 0

  async function makeNext(): Promise<void> {
    const request = wanted.find((one) => !made.has(keyOf(one)))
    if (making || !request) return
    const job = { key: keyOf(request), since: clock.now(), abort: new AbortController() }
    making = job
    const result = await voice.speak(request, job.abort.signal)
    if (making === job) making = null
    if (!job.abort.signal.aborted) {
      if (result.ok) weigh(clock.now() - job.since, secondsOf(result.value))
      made.set(job.key, result)
      forgetOldest()
      onMade()
    }
    await makeNext()
  }

  const coldSeconds = () =>
    voice.kind === 'device' && weighed < warmUp.pieces ? warmUp.seconds : 0

  /** The last pieces count most: other programs come and go. */
  function weigh(spentMs: number, seconds: number) {
    if (spentMs < workedMs) return
    work = {
      spent: work.spent / 2 + spentMs / 1000,
      made: work.made / 2 + seconds + coldSeconds(),
    }
    weighed += 1
  }

  function forgetOldest() {
    const needed = new Set(wanted.map(keyOf))
    let seconds = [...made.values()].reduce((sum, one) => sum + durationOf(one), 0)
    for (const [key, one] of made) {
      if (seconds <= keptSeconds) break
      if (needed.has(key)) continue
      seconds -= durationOf(one)
      made.delete(key)
    }
  }

  return {
    want(requests) {
      wanted = requests
      const next = requests.find((one) => !made.has(keyOf(one)))
      if (making && (!next || making.key !== keyOf(next))) {
        making.abort.abort()
        making = null
      }
      void makeNext()
    },
    find: (request) => made.get(keyOf(request)) ?? null,
    forgetFailures() {
      for (const [key, one] of made) if (!one.ok) made.delete(key)
    },
    pace() {
      const effort = work.spent / work.made
      const elapsed = making ? (clock.now() - making.since) / 1000 : 0
      return { effort, spent: elapsed - coldSeconds() * effort }
    },
  }
}

export const secondsOf = ({ samples, sampleRate }: Pick<Speech, 'samples' | 'sampleRate'>) =>
  samples.length / sampleRate

const durationOf = (one: Made): number => (one.ok ? secondsOf(one.value) : 0)

const keyOf = ({ text, speaker, rate, pronunciations }: SpeechRequest): string =>
  JSON.stringify([text, speaker, rate, pronunciations])
