import type { WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import type { Lazy } from '#core/lazy.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { EncodeSound } from '#ports/sound-encoder.ts'
import { createTalkRecorder, type TalkRecorder } from '#workspace/talk/talk-recorder.ts'

type Needs = {
  narrators: Lazy<readonly Narrator[]>
  preferences: Preferences
  writeTalkFile: WriteTalkFile
}

/** Encodes where files are written, so that what encodes is there once. */
export function createBrowserRecorder({ writeTalkFile, ...needs }: Needs): TalkRecorder {
  const encodeSound: EncodeSound = async (recorded, { signal, onProgress } = {}) => {
    const nothing = { deck: { title: '', slides: [] }, pictures: new Map() }
    const written = await writeTalkFile(
      'sound',
      { ...nothing, recorded },
      { ...(signal && { signal }), onProgress: (share) => onProgress?.(share) },
    )
    if (!written.ok || !written.value.bytes) return null
    return { type: written.value.type ?? 'audio/mp4', bytes: written.value.bytes }
  }
  return createTalkRecorder({ ...needs, encodeSound })
}
