import { rootOf } from '#core/narration/language-root.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { Speaker, Voice, VoiceReadiness } from '#ports/voice.ts'

/** Who would speak a talk into a file. */
export type RecorderOffer = {
  voice: Voice
  speaker: Speaker
  readiness: VoiceReadiness
  /** Whoever was chosen cannot be recorded: a live call, or a voice of the browser. */
  standsIn: boolean
}

/**
 * Whoever was chosen for the language, where their sound can be had as such; else somebody on this
 * device. A service with a key is never given the notes unasked.
 */
export async function findRecorder(
  narrators: readonly Narrator[],
  language: string,
  voices: Readonly<Record<string, string>>,
): Promise<RecorderOffer | null> {
  const chosen = voices[rootOf(language)]
  const offers = narrators.flatMap(({ id, voice }) =>
    voice === null
      ? []
      : voice
          .listSpeakers()
          .filter((speaker) => rootOf(speaker.language) === rootOf(language))
          .map((speaker) => ({ id: `${id}:${speaker.id}`, voice, speaker })),
  )
  const wanted = offers.filter(({ id }) => id === chosen)
  const others = offers.filter(({ id, voice }) => id !== chosen && voice.kind === 'device')
  for (const { id, voice, speaker } of [...wanted, ...others]) {
    const readiness = await voice.checkReadiness()
    if (readiness.status === 'unavailable') continue
    return { voice, speaker, readiness, standsIn: chosen !== undefined && id !== chosen }
  }
  return null
}
