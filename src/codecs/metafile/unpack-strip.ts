import { inflateWithin } from '#codecs/zip/inflate-within.ts'

/** Ways in which the rows of a TIFF are packed, by their numbers in the format. */
const unpackers: Readonly<Record<number, (packed: Uint8Array, size: number) => Uint8Array | null>> =
  {
    1: (packed) => packed,
    5: unpackLzw,
    8: unpackZlib,
    32773: unpackBits,
    32946: unpackZlib,
  }

/** At most `size` bytes, whatever the strip says; null when it is packed in a way not known here. */
export const unpackStrip = (
  packed: Uint8Array,
  compression: number,
  size: number,
): Uint8Array | null => unpackers[compression]?.(packed, size)?.subarray(0, size) ?? null

/** Two bytes of header come first, a checksum last. */
function unpackZlib(packed: Uint8Array, size: number): Uint8Array | null {
  const found = inflateWithin(packed.subarray(2), size)
  return found === 'more' ? null : found
}

/** Runs of the same byte, and runs of others. */
function unpackBits(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let to = 0
  for (let at = 0; at < packed.length && to < size;) {
    const count = packed[at++] ?? 0
    if (count < 128) {
      const run = packed.subarray(at, at + count + 1).subarray(0, size - to)
      out.set(run, to)
      at += count + 1
      to += run.length
    } else if (count > 128) {
      out.fill(packed[at++] ?? 0, to, to + 257 - count)
      to += 257 - count
    }
  }
  return out
}

const clear = 256
const end = 257
const mostCodes = 4096

/** Codes of 9 to 12 bits, highest bit first; each is the string of an earlier one and a byte more. */
function unpackLzw(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size)
  // Where in `out` the string of a code stands, and how long it is.
  const starts = new Uint32Array(mostCodes)
  const lengths = new Uint32Array(mostCodes)
  let [to, next, bits, at] = [0, end + 1, 9, 0]
  let before: { start: number; length: number } | null = null
  while (to < size && at + bits <= packed.length * 8) {
    const code = readBits(packed, at, bits)
    at += bits
    if (code === end) break
    if (code === clear) {
      ;[next, bits, before] = [end + 1, 9, null]
      continue
    }
    const start = to
    if (code < clear) out[to++] = code
    else {
      // A code may be used in the very moment it comes to be.
      const isNew = code >= next
      const from = isNew ? before?.start : starts[code]
      const length = isNew ? (before?.length ?? 0) + 1 : (lengths[code] ?? 0)
      if (from === undefined || code > next) break
      for (let index = 0; index < length && to < size; index++) out[to++] = out[from + index] ?? 0
    }
    if (before && next < mostCodes) {
      starts[next] = before.start
      lengths[next] = before.length + 1
      next++
    }
    before = { start, length: to - start }
    // One earlier than it would have to.
    bits = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9
  }
  return out
}

function readBits(bytes: Uint8Array, at: number, count: number): number {
  const first = at >> 3
  const three =
    ((bytes[first] ?? 0) << 16) | ((bytes[first + 1] ?? 0) << 8) | (bytes[first + 2] ?? 0)
  return (three >> (24 - (at & 7) - count)) & ((1 << count) - 1)
}
