const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of the first `length` bytes, as archives keep it. */
export function crc32(bytes: Uint8Array, length: number): number {
  let sum = -1
  for (let at = 0; at < length; at++)
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0)
  return ~sum >>> 0
}
