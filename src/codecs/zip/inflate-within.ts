import { Inflate, inflateSync } from 'fflate'

/** A stream grows at most about a thousandfold, so this bounds what one go can produce. */
const step = 65_536

/** The bytes of an entry that says how many they are; `null` when it is broken, or `'more'`. */
export function inflateWithin(
  packed: Uint8Array,
  size: number,
): Uint8Array<ArrayBuffer> | 'more' | null {
  // One byte too many tells a lie from the truth.
  const room = new Uint8Array(size + 1)
  try {
    const filled =
      packed.length <= step ? inflateAtOnce(packed, room) : inflateInSteps(packed, room)
    return filled > size ? 'more' : room.subarray(0, filled)
  } catch {
    return null
  }
}

/** Three times as fast as in steps. */
const inflateAtOnce = (packed: Uint8Array, room: Uint8Array): number =>
  inflateSync(packed, { out: room }).length

function inflateInSteps(packed: Uint8Array, room: Uint8Array): number {
  let filled = 0
  const stream = new Inflate((chunk) => {
    room.set(chunk.subarray(0, room.length - filled), filled)
    filled += Math.min(chunk.length, room.length - filled)
  })
  for (let at = 0; at < packed.length && filled < room.length; at += step)
    stream.push(packed.subarray(at, at + step), at + step >= packed.length)
  return filled
}
