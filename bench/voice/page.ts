import { createPiperVoice } from '#adapters/voices/device-voice.ts'

import { narrate } from './narrate.tsx'

const voice = createPiperVoice()

const voiceBench = {
  /** From the first byte asked for to a session that could speak, and has not yet. */
  async prepare(): Promise<{ ms: number; failure: string | null }> {
    const start = performance.now()
    const prepared = await voice.prepare()
    return { ms: performance.now() - start, failure: prepared.ok ? null : prepared.error.code }
  },

  narrate: (speaker: string, notes: string) => narrate(voice, speaker, notes),
}

export type VoiceBench = typeof voiceBench

Object.assign(window, { voiceBench })
