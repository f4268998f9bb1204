import type { Clock } from '#ports/clock.ts'
import type { Voice, VoiceFailure } from '#ports/sound/voice.ts'

/** Sentences are asked for one after the other, and a free plan has only so many a minute. */
const longestWaitMs = 30_000
const usualWaitMs = 2_000
const tries = 3

/** The same voice, but a service that is only busy is asked again when it says so. */
export const createPatientVoice = (voice: Voice, clock: Clock): Voice => ({
  ...voice,
  async speak(request, signal) {
    for (let turn = 1; ; turn++) {
      const spoken = await voice.speak(request, signal)
      const waitMs = spoken.ok || turn === tries ? null : findWait(spoken.error)
      if (waitMs === null) return spoken
      await new Promise<void>((resolve) => {
        const cancel = clock.after(waitMs, resolve)
        signal?.addEventListener('abort', () => (cancel(), resolve()), { once: true })
      })
    }
  },
})

/** Null where waiting would not help, or would be taken for the end of the talk. */
function findWait(failure: VoiceFailure): number | null {
  if (failure.code !== 'rate-limited' && failure.code !== 'overloaded') return null
  const { retryAfterMs = usualWaitMs } = failure
  return retryAfterMs <= longestWaitMs ? retryAfterMs : null
}
