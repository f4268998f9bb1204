import * as v from 'valibot'

import type { RecordingDraft } from '#ports/sound/recording-draft.ts'

/** Goes with all else that is kept for the user (`browser-local-data`). */
const cacheName = 'lectern-recording'
const placeAddress = '/recording/place'
const pieceAddress = (number: number) => `/recording/${String(number).padStart(6, '0')}`

const placeSchema = v.object({ deckId: v.string(), slideId: v.string(), said: v.string() })

/** Only secure pages have caches, and only they may record. */
export function createCachedRecordingDraft(): RecordingDraft {
  let count = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other, and a failure is nobody's but the draft's. */
  function queue<T>(work: () => Promise<T>): Promise<T | null> {
    const done = last.then(work).catch(() => null)
    last = done
    return done
  }
  const forget = async () => {
    count = 0
    await caches.delete(cacheName)
  }

  return {
    async begin(place) {
      await queue(async () => {
        await forget()
        const cache = await caches.open(cacheName)
        await cache.put(placeAddress, new Response(JSON.stringify(place)))
      })
    },
    async add(piece) {
      await queue(async () => {
        const cache = await caches.open(cacheName)
        await cache.put(pieceAddress(count++), new Response(piece))
      })
    },
    find: () =>
      queue(async () => {
        const cache = await caches.open(cacheName)
        const place = v.safeParse(placeSchema, await (await cache.match(placeAddress))?.json())
        const pieces: Blob[] = []
        for (let response; (response = await cache.match(pieceAddress(pieces.length)));)
          pieces.push(await response.blob())
        if (!place.success || pieces.length === 0) return null
        return { ...place.output, file: new Blob(pieces, { type: pieces[0]?.type ?? '' }) }
      }),
    async forget() {
      await queue(forget)
    },
  }
}
