const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The code of the letter for each six bits. */
export const letters = Uint8Array.from(alphabet, (letter) => letter.codePointAt(0) ?? 0)
const padding = 61

/** Small enough for the arguments of one call. */
const chunkLength = 0x8000

/** Bytes as text that JSON and addresses can carry. Core has no `btoa`. */
export function encodeBase64(bytes: Uint8Array): string {
  const { length } = bytes
  const codes = new Uint8Array(Math.ceil(length / 3) * 4).fill(padding)
  // Written out, and not spread below: pictures have millions of bytes, and the page waits.
  for (let from = 0, to = 0; from < length; from += 3, to += 4) {
    const bits = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
    codes[to] = letters[bits >> 18] ?? 0
    codes[to + 1] = letters[(bits >> 12) & 63] ?? 0
    if (from + 1 < length) codes[to + 2] = letters[(bits >> 6) & 63] ?? 0
    if (from + 2 < length) codes[to + 3] = letters[bits & 63] ?? 0
  }
  let text = ''
  for (let start = 0; start < codes.length; start += chunkLength)
    text += Reflect.apply(String.fromCharCode, null, codes.subarray(start, start + chunkLength))
  return text
}
