import { browserPageLifecycle } from '#adapters/tabs/browser-page-lifecycle.ts'
import type { Lazy } from '#core/lazy.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { EncodeSound } from '#ports/sound/sound-encoder.ts'
import type { TalkFiles } from '#workspace/files/talk-files.ts'
import { createTalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'

import { writeTalkInWorker } from './write-file-in-worker.ts'

type Needs = {
  narrators: Lazy<readonly Narrator[]>
  preferences: Preferences
}

/** Where files are written, so that what encodes is there once. */
const encodeSound: EncodeSound = async (recorded, { signal, onProgress } = {}) => {
  const nothing = { deck: { title: '', slides: [] }, pictures: new Map() }
  const written = await writeTalkInWorker(
    'sound',
    { ...nothing, recorded },
    { ...(signal && { signal }), onProgress: (share) => onProgress?.(share) },
  )
  if (!written.ok || !written.value.bytes) return null
  return { type: written.value.type ?? 'audio/mp4', bytes: written.value.bytes }
}

/** Comes with the first talk that somebody takes along. */
export const createTalkFiles = (needs: Needs): TalkFiles => ({
  recorder: createTalkRecorder({ ...needs, encodeSound }),
  write: writeTalkInWorker,
  page: browserPageLifecycle,
})
