import { rootOf } from '#core/narration/language/language-root.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Speaker, Voice, VoiceReadiness } from '#ports/sound/voice.ts'

import { isOffered } from '../voices/voice-offers.ts'

/** Who would speak a talk into a file. */
export type RecorderOffer = {
  id: string
  voice: Voice
  speaker: Speaker
  readiness: VoiceReadiness
  /** Whoever was chosen cannot be recorded: a live call, or a voice of the browser. */
  standsIn: boolean
}

/**
 * Everybody whose sound can be had as such, for a talk in a language: whoever was chosen for it, then
 * those on this device, then services with a key.
 */
export async function listRecorders(
  narrators: readonly Narrator[],
  language: string,
  voices: Readonly<Record<string, string>>,
): Promise<RecorderOffer[]> {
  const chosen = voices[rootOf(language)]
  const able = await Promise.all(
    narrators.map(async ({ id, voice }) => {
      const speakers =
        voice?.listSpeakers().filter((one) => rootOf(one.language) === rootOf(language)) ?? []
      if (!voice || speakers.length === 0) return []
      const readiness = await voice.checkReadiness()
      if (!isOffered({ voice }, readiness)) return []
      return speakers.map((speaker) => ({ id: `${id}:${speaker.id}`, voice, speaker, readiness }))
    }),
  )
  const rank = ({ id, voice }: { id: string; voice: Voice }) =>
    id === chosen ? 0 : voice.kind === 'device' ? 1 : 2
  return able
    .flat()
    .toSorted((one, other) => rank(one) - rank(other))
    .map((offer) => Object.assign(offer, { standsIn: chosen !== undefined && offer.id !== chosen }))
}

/** The first of them that may be given the notes unasked: a service only when it was chosen. */
export async function findRecorder(
  ...asked: Parameters<typeof listRecorders>
): Promise<RecorderOffer | null> {
  const offers = await listRecorders(...asked)
  const [, language, voices] = asked
  const chosen = voices[rootOf(language)]
  return offers.find(({ id, voice }) => id === chosen || voice.kind === 'device') ?? null
}
