const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const letters = Uint8Array.from(alphabet, (letter) => letter.codePointAt(0) ?? 0)
const padding = 61

/** Small enough to be spread over the arguments of one call. */
const chunkLength = 0x8000

/** Bytes as text that JSON and addresses can carry. Core has no `btoa`. */
export function encodeBase64(bytes: Uint8Array): string {
  const at = (index: number): number => bytes[index] ?? 0
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(padding)
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const bits = (at(from) << 16) | (at(from + 1) << 8) | at(from + 2)
    const pieces = Math.min(3, bytes.length - from) + 1
    for (let piece = 0; piece < pieces; piece++)
      codes[to + piece] = letters[(bits >> (18 - 6 * piece)) & 63] ?? 0
  }
  let text = ''
  for (let start = 0; start < codes.length; start += chunkLength)
    text += String.fromCodePoint(...codes.subarray(start, start + chunkLength))
  return text
}
