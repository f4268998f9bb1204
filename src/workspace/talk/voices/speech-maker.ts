import { stretchSpeech } from '#core/narration/sound/stretch-speech.ts'
import { ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Speech, SpeechRequest, Voice, VoiceFailure } from '#ports/sound/voice.ts'

export type Made = Result<Speech, VoiceFailure>

/** Has speech made ahead of its time, one piece after the other. */
export type SpeechMaker = {
  /** What is needed, soonest first. Nothing else is made from now on. */
  want(requests: readonly SpeechRequest[]): void
  /** What became of a request, once it is made; at another speed what was made is stretched. */
  find(request: SpeechRequest): Made | null
  /** Seconds that it will be heard for; null while it has to be made. */
  lengthOf(request: SpeechRequest): number | null
  /** Whether it is there without being made, in memory or as the voice keeps it. */
  recall(request: SpeechRequest): Promise<boolean>
  /** What failed may be tried again. */
  forgetFailures(): void
  /**
   * Seconds it takes to make a second of speech, and that have gone into the piece being made: less
   * than none while the engine still has to warm up.
   */
  pace(): { effort: number; spent: number }
}

type Needs = {
  voice: Pick<Voice, 'kind' | 'onRequest' | 'effort' | 'prepare' | 'recall' | 'speak'>
  clock: Clock
  onMade: () => void
}

type Piece = { request: SpeechRequest; result: Made; isStretched: boolean }

/** `since`: when it was asked for, and once the engine is there, when that set to it. */
type Job = { key: string; abort: AbortController; since: number }

/** Kept in memory, so that what was heard can be heard again at once. */
const keptSeconds = 480
/** What is faster came from a store and says nothing of the work. */
const workedMs = 30
/** Stretched further, a voice sounds as if through a pipe. */
const mostStretch = 2
/** What is expected before anything is known. */
const usualWork = { spent: 0.6, made: 1 }
/** The first pieces cost an engine on this device as much as if they were that much longer: it is not warm yet. */
const warmUp = { pieces: 2, seconds: 1.5 }

export function createSpeechMaker({ voice, clock, onMade }: Needs): SpeechMaker {
  const made = new Map<string, Piece>()
  let wanted: readonly SpeechRequest[] = []
  let making: Job | null = null
  let work: typeof usualWork | null = null
  let weighed = 0

  async function makeNext(): Promise<void> {
    const request = wanted.find(isMissing)
    if (making || !request) return
    const job: Job = { key: keyOf(request), abort: new AbortController(), since: clock.now() }
    making = job
    const result = await make(request, job)
    if (making === job) making = null
    if (!job.abort.signal.aborted) {
      keep(request, result)
      onMade()
    }
    await makeNext()
  }

  async function make(request: SpeechRequest, job: Job): Promise<Made> {
    const kept = await voice.recall?.(request)
    if (kept) return ok(kept)
    const { signal } = job.abort
    // An engine that is only started does not tell yet how fast it works.
    const prepared = await voice.prepare(undefined, signal)
    if (!prepared.ok) return prepared
    job.since = clock.now()
    const result = await voice.speak(request, signal)
    if (result.ok && !signal.aborted) weigh(clock.now() - job.since, secondsOf(result.value))
    return result
  }

  function keep(request: SpeechRequest, result: Made, isStretched = false) {
    made.set(keyOf(request), { request, result, isStretched })
    forgetOldest()
  }

  const isMissing = (request: SpeechRequest) => !made.has(keyOf(request)) && !findOther(request)

  /** The same words by the same speaker, at a speed that is not too far away. */
  function findOther(request: SpeechRequest): { speech: Speech; stretch: number } | null {
    const words = nameWords(request)
    for (const { request: other, result, isStretched } of made.values()) {
      const stretch = request.rate / other.rate
      if (!result.ok || isStretched || Math.max(stretch, 1 / stretch) > mostStretch) continue
      if (nameWords(other) === words) return { speech: result.value, stretch }
    }
    return null
  }

  function find(request: SpeechRequest): Made | null {
    const exact = made.get(keyOf(request))
    if (exact) return exact.result
    const other = findOther(request)
    if (!other) return null
    const stretched = ok(stretchSpeech(other.speech, other.stretch))
    keep(request, stretched, true)
    return stretched
  }

  /** Beside what a large model takes for a piece, that is nothing. */
  const coldSeconds = () =>
    voice.kind === 'device' && !voice.onRequest && weighed < warmUp.pieces ? warmUp.seconds : 0

  /**
   * What was tried before counts until it is known better: of the usual voice as far as it promises
   * more, since a busy minute is no reason for the next talk to wait.
   */
  function knownWork() {
    if (work) return work
    const kept = voice.effort?.() ?? usualWork.spent
    return { ...usualWork, spent: voice.onRequest ? kept : Math.min(kept, usualWork.spent) }
  }

  /** The last pieces count most: other programs come and go. */
  function weigh(spentMs: number, seconds: number) {
    if (spentMs < workedMs) return
    const { spent, made: before } = knownWork()
    work = { spent: spent / 2 + spentMs / 1000, made: before / 2 + seconds + coldSeconds() }
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
      const next = requests.find(isMissing)
      if (making && (!next || making.key !== keyOf(next))) {
        making.abort.abort()
        making = null
      }
      void makeNext()
    },
    find,
    lengthOf(request) {
      const exact = made.get(keyOf(request))
      if (exact) return durationOf(exact)
      const other = findOther(request)
      return other && secondsOf(other.speech) / other.stretch
    },
    async recall(request) {
      if (find(request)?.ok) return true
      const kept = await voice.recall?.(request)
      if (kept) keep(request, ok(kept))
      return Boolean(kept)
    },
    forgetFailures() {
      for (const [key, { result }] of made) if (!result.ok) made.delete(key)
    },
    pace() {
      const { spent, made: seconds } = knownWork()
      const effort = spent / seconds
      const elapsed = making ? (clock.now() - making.since) / 1000 : 0
      return { effort, spent: elapsed - coldSeconds() * effort }
    },
  }
}

export const secondsOf = ({ samples, sampleRate }: Pick<Speech, 'samples' | 'sampleRate'>) =>
  samples.length / sampleRate

const durationOf = ({ result }: Piece): number => (result.ok ? secondsOf(result.value) : 0)

const nameWords = ({ text, speaker, pronunciations }: SpeechRequest): string =>
  JSON.stringify([text, speaker, pronunciations])

const keyOf = (request: SpeechRequest): string => `${request.rate} ${nameWords(request)}`
