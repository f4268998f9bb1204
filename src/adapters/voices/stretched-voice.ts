import { stretchSpeech } from '#core/narration/sound/stretch-speech.ts'
import { ok } from '#core/result.ts'
import type { Voice } from '#ports/sound/voice.ts'

/**
 * A voice that has one speed only, at any speed. What it has made once serves for all of them, so
 * that another speed is heard at once and costs nothing.
 */
export const createStretchedVoice = (voice: Voice): Voice => ({
  ...voice,
  async recall(request) {
    const kept = await voice.recall?.({ ...request, rate: 1 })
    return kept ? stretchSpeech(kept, request.rate) : null
  },
  async speak(request, signal) {
    const spoken = await voice.speak({ ...request, rate: 1 }, signal)
    return spoken.ok ? ok(stretchSpeech(spoken.value, request.rate)) : spoken
  },
})
