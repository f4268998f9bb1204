import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { Voice } from '#ports/sound/voice.ts'

type Needs = { clock: Clock; preferences: Preferences }

/** The last piece counts for half: other programs come and go. */
const lastShare = 0.5

/**
 * The same voice, which remembers how long it takes on this device. To be given no request that somebody else could answer, such as a store.
 */
export function createMeasuredVoice(voice: Voice, { clock, preferences }: Needs): Voice {
  const name = `effort-${voice.id}`
  let pieces = 0
  let busyUntil = 0

  function effort(): number | null {
    const kept = Number(preferences.read(name))
    return kept > 0 ? kept : null
  }

  function learn(seen: number) {
    const known = effort()
    const now = known === null ? seen : known * (1 - lastShare) + seen * lastShare
    preferences.write(name, now.toFixed(3))
  }

  return {
    ...voice,
    effort,
    async speak(request, signal) {
      const asked = clock.now()
      const spoken = await voice.speak(request, signal)
      // Requests are answered one after the other, and waiting is no work.
      const spentMs = clock.now() - Math.max(asked, busyUntil)
      busyUntil = clock.now()
      if (!spoken.ok) return spoken
      pieces += 1
      const { samples, sampleRate } = spoken.value
      // The first one has an engine to start and to warm up.
      if (pieces > 1) learn(spentMs / 1000 / (samples.length / sampleRate))
      return spoken
    },
  }
}
