import { joinBytes } from '#core/join-bytes.ts'
import { fail } from '#core/result.ts'

import type { DeckReader } from '../read-result.ts'
import { openCarried } from './open-carried.ts'
import { readShare } from './read-share.ts'
import { shareFileMark } from './share-file-mark.ts'

type Bytes = Uint8Array<ArrayBuffer>

const markBytes = Uint8Array.from(shareFileMark, (letter) => letter.charCodeAt(0))

export const markShareFile = (carried: Bytes): Bytes => joinBytes([markBytes, carried])

/** The carried share in a file, or null when it is another kind of file. */
export const unmarkShareFile = (file: Bytes): Bytes | null =>
  markBytes.every((byte, at) => file[at] === byte) ? file.subarray(markBytes.length) : null

/** A share file without a password. With one it is opened where somebody can be asked for it. */
export const readShareFile: DeckReader = async (bytes, options) => {
  const carried = unmarkShareFile(new Uint8Array(bytes))
  if (!carried) return fail('damaged')
  const opened = await openCarried(carried, { now: Date.now() })
  if (opened.ok) return readShare(opened.value, options)
  if (opened.error === 'newer') return fail('unsupported-version')
  if (opened.error === 'expired') return fail('expired')
  return fail(opened.error === 'damaged' ? 'damaged' : 'encrypted')
}
