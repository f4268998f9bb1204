import { stretchSound } from '#core/narration/stretch-sound.ts'
import { ok } from '#core/result.ts'
import type { Voice } from '#ports/voice.ts'

/**
 * A voice that has one speed only, at any speed. What it has made once serves for all of them, so
 * that another speed is heard at once and costs nothing.
 */
export const createStretchedVoice = (voice: Voice): Voice => ({
  ...voice,
  async speak(request, signal) {
    const { rate } = request
    const spoken = await voice.speak({ ...request, rate: 1 }, signal)
    if (!spoken.ok || rate === 1) return spoken
    const { samples, sampleRate, words } = spoken.value
    return ok({
      ...stretchSound({ samples, sampleRate }, rate),
      words: words.map(({ from, to, start, end }) => ({
        from,
        to,
        start: start / rate,
        end: end / rate,
      })),
    })
  },
})
