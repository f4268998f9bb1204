import { ok } from '#core/result.ts'
import type { Speech } from '#ports/sound/voice.ts'

import type { Database } from '#adapters/storage/database.ts'

/** What has been spoken before. It loses nothing but time when it forgets. */
export type SpeechCache = {
  find(key: string): Promise<Speech | null>
  keep(key: string, speech: Speech): Promise<void>
}

/** About half an hour of speech. */
const defaultLimit = 80_000_000

export function createSpeechCache(
  database: Database,
  { limitBytes = defaultLimit, now = Date.now } = {},
): SpeechCache {
  /** Looks again: it may have been cleared in the meantime. */
  const touch = (key: string) =>
    database.write(['speech'], async (transaction) => {
      const store = transaction.objectStore('speech')
      const row = await store.get(key)
      if (row) await store.put({ ...row, used_at: now() }, key)
      return ok(undefined)
    })

  return {
    async find(key) {
      const found = await database.read(['speech'], async (transaction) =>
        ok(await transaction.objectStore('speech').get(key)),
      )
      if (!found.ok || !found.value) return null
      void touch(key)
      const { samples, sampleRate, words } = found.value
      return { samples: Float32Array.from(samples, (sample) => sample / 32767), sampleRate, words }
    },

    async keep(key, { samples, sampleRate, words }) {
      const small = Int16Array.from(samples, (sample) => Math.round(sample * 32767))
      const bytes = small.byteLength
      // Without room for it, it is simply made anew the next time.
      await database.write(['speech'], async (transaction) => {
        const store = transaction.objectStore('speech')
        await store.put({ samples: small, sampleRate, words, bytes, used_at: now() }, key)
        let total = 0
        let cursor = await store.index('by-use').openKeyCursor(null, 'prev')
        for (; cursor; cursor = await cursor.continue()) {
          total += cursor.key[1]
          if (total > limitBytes && cursor.primaryKey !== key) await store.delete(cursor.primaryKey)
        }
        return ok(undefined)
      })
    },
  }
}
