import { letters } from './encode-base64.ts'

/** By the code of a letter; -1 for what is none. */
const values = new Int8Array(128).fill(-1)
letters.forEach((letter, value) => {
  values[letter] = value
})

/** The bytes of a base64 text, or null when it is none; what everyone's `atob` takes. Core has none. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const dense = /\s/.test(text) ? text.replaceAll(/\s+/g, '') : text
  const plain = dense.length % 4 === 0 ? dense.replace(/={1,2}$/, '') : dense
  const { length } = plain
  if (length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  // Written out for the same reason as the way there.
  for (let from = 0, to = 0; from < length; from += 4, to += 3) {
    let bits = 0
    for (let at = from; at < from + 4; at++) {
      const value = at < length ? (values[plain.charCodeAt(at)] ?? -1) : 0
      if (value < 0) return null
      bits = (bits << 6) | value
    }
    // What is written past the end of the bytes is nowhere.
    bytes[to] = bits >> 16
    bytes[to + 1] = bits >> 8
    bytes[to + 2] = bits
  }
  return bytes
}
