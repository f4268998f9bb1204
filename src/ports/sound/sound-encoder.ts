import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import type { EncodedSound } from '#core/share/carried-talk.ts'

export type EncodeCall = {
  signal?: AbortSignal
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Makes a small file of a talk that every browser plays; null where nothing here can. */
export type EncodeSound = (talk: RecordedTalk, call?: EncodeCall) => Promise<EncodedSound | null>
