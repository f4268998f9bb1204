import { ok } from '#core/result.ts'
import type { SpeechRequest, Voice } from '#ports/sound/voice.ts'

import type { SpeechCache } from './speech-cache.ts'

/**
 * The same voice, but what it has said once it says again at once, without its engine. `revision`
 * changes with everything that makes the same request sound otherwise.
 */
export function createCachedVoice(
  voice: Voice,
  cache: SpeechCache,
  revision: string | (() => string),
): Voice {
  const describe = (request: SpeechRequest) =>
    JSON.stringify([
      voice.id,
      typeof revision === 'string' ? revision : revision(),
      request.text,
      request.speaker,
      request.rate,
      request.pronunciations.map(({ written, said }) => [written, said]),
    ])

  const find = async (request: SpeechRequest) => {
    const key = await hash(describe(request))
    return { key, kept: await cache.find(key) }
  }

  return {
    ...voice,
    recall: async (request) => (await find(request)).kept,
    async speak(request, signal) {
      const { key, kept } = await find(request)
      if (kept && !signal?.aborted) return ok(kept)
      const spoken = await voice.speak(request, signal)
      // Nobody waits for it: the sound is what is wanted.
      if (spoken.ok) void cache.keep(key, spoken.value)
      return spoken
    },
  }
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
