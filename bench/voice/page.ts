import { createPiperVoice } from '#adapters/voices/piper/piper-voice.ts'
import type { SpeechRequest, VoiceReadiness, WordTime } from '#ports/voice.ts'

/** A sentence, as the voice spoke it. Samples travel to Node as plain numbers of 16 bits. */
export type BenchSpeech = { ms: number; seconds: number; words: WordTime[]; loudest: number }

const voice = createPiperVoice()

const voiceBench = {
  check: (): Promise<VoiceReadiness> => voice.checkReadiness(),

  /** From the first byte asked for to a session that could speak. */
  async prepare(): Promise<{ ms: number; failure: string | null; steps: number }> {
    const start = performance.now()
    let steps = 0
    const prepared = await voice.prepare(() => steps++)
    return {
      ms: performance.now() - start,
      failure: prepared.ok ? null : prepared.error.code,
      steps,
    }
  },

  async speak(request: SpeechRequest): Promise<BenchSpeech> {
    const start = performance.now()
    const spoken = await voice.speak(request)
    const ms = performance.now() - start
    if (!spoken.ok) throw new Error(spoken.error.code)
    const { samples, sampleRate, words } = spoken.value
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    return { ms, seconds: samples.length / sampleRate, words, loudest }
  },
}

export type VoiceBench = typeof voiceBench

Object.assign(window, { voiceBench })
