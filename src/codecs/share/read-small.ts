import { fail } from '#core/result.ts'

import { boundRead } from './bound-read.ts'
import type { PackedReader } from './read-packed.ts'
import { readShareWithin } from './read-share.ts'

/** A few slides of words are less, and whatever is in so little is read within a frame or two. */
const mostBytes = { packed: 16 * 1024, unpacked: 64 * 1024 }

/**
 * Reads what is small where it is, and leaves all else to `readLarge`: a worker takes longer to
 * begin than this takes, and whoever waits for the first slide waits for both.
 */
export const createSmallReader =
  (readLarge: PackedReader): PackedReader =>
  async (packed, options) => {
    const { bytes, packing } = packed
    if (packing === 'link' || bytes.length > mostBytes.packed) return readLarge(packed, options)
    const read = boundRead(await readShareWithin(mostBytes.unpacked, bytes, { fileName: '' }))
    if (options?.signal?.aborted) return fail('cancelled')
    return !read.ok && read.error === 'too-large' ? readLarge(packed, options) : read
  }
