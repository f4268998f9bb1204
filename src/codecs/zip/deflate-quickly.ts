/*
 * DEFLATE with the codes that the format itself brings (RFC 1951, 3.2.6). An office file is thousands
 * of small parts: a packer that looks for the best codes of each spends most of its time on that.
 */

const shortestMatch = 4
const longestMatch = 258
const furthestMatch = 32_768
const hashBits = 13

/** Where four bytes were last seen; counted on from one text to the next, so that nothing is cleared. */
const seen = new Int32Array(1 << hashBits)
let origin = furthestMatch
const furthestOrigin = 2 ** 30

/** Codes are written from their highest bit on, all else from the lowest. */
function reverse(code: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) reversed |= ((code >> bit) & 1) << (bits - 1 - bit)
  return reversed
}

/** By symbol, the code and how many bits it has. */
const literals = Array.from({ length: 288 }, (_, symbol): [code: number, bits: number] => {
  if (symbol < 144) return [reverse(0x30 + symbol, 8), 8]
  if (symbol < 256) return [reverse(0x190 + symbol - 144, 9), 9]
  return symbol < 280 ? [reverse(symbol - 256, 7), 7] : [reverse(0xc0 + symbol - 280, 8), 8]
})
const literalCodes = Uint16Array.from(literals, ([code]) => code)
const literalBits = Uint8Array.from(literals, ([, bits]) => bits)
const distanceCodes = Uint8Array.from({ length: 30 }, (_, symbol) => reverse(symbol, 5))
const endOfBlock = 256

/** By length, its code together with the extra bits that tell it from its neighbours. */
const lengthCodes = new Uint16Array(longestMatch + 1)
const lengthBits = new Uint8Array(longestMatch + 1)
for (let length = 3; length <= longestMatch; length++) {
  const beyond = length - 3
  const extra = beyond < 8 || length === longestMatch ? 0 : 29 - Math.clz32(beyond)
  const symbol =
    length === longestMatch ? 285 : 257 + (extra === 0 ? beyond : 4 * extra + (beyond >> extra))
  const [code = 0, bits = 0] = literals[symbol] ?? []
  lengthCodes[length] = code | ((beyond & ((1 << extra) - 1)) << bits)
  lengthBits[length] = bits + extra
}

/** Packed, no text takes more bytes than this. */
export const longestDeflated = (length: number): number => Math.ceil((length * 9) / 8) + 8

/**
 * Packs the first `length` bytes into `out`, which has room for `longestDeflated`, and answers with
 * how many they became.
 */
export function deflateQuickly(bytes: Uint8Array, length: number, out: Uint8Array): number {
  if (origin > furthestOrigin) {
    seen.fill(0)
    origin = furthestMatch
  }
  // Says that this block is the last one, and which codes it is in.
  let held = 0b011
  let heldBits = 3
  let end = 0
  for (let at = 0; at <= length;) {
    const distance = findDistance(bytes, at, length)
    const matched = distance === 0 ? 0 : measureMatch(bytes, at, distance, length)
    const symbol = at < length ? (bytes[at] ?? 0) : endOfBlock
    held |= ((matched ? lengthCodes[matched] : literalCodes[symbol]) ?? 0) << heldBits
    heldBits += (matched ? lengthBits[matched] : literalBits[symbol]) ?? 0
    for (; heldBits >= 8; heldBits -= 8, held >>>= 8) out[end++] = held
    at += matched || 1
    if (matched === 0) continue
    const beyond = distance - 1
    const extra = beyond < 4 ? 0 : 30 - Math.clz32(beyond)
    const code = distanceCodes[2 * extra + (beyond >> extra)] ?? 0
    held |= (code | ((beyond & ((1 << extra) - 1)) << 5)) << heldBits
    heldBits += 5 + extra
    for (; heldBits >= 8; heldBits -= 8, held >>>= 8) out[end++] = held
  }
  if (heldBits > 0) out[end++] = held
  origin += length + furthestMatch
  return end
}

/** How far back the next four bytes have been before; 0 when they have not, or nobody knows. */
function findDistance(bytes: Uint8Array, at: number, length: number): number {
  if (at + shortestMatch > length) return 0
  const next = readFour(bytes, at)
  const hash = Math.imul(next, 0x9e3779b1) >>> (32 - hashBits)
  const distance = origin + at - (seen[hash] ?? 0)
  seen[hash] = origin + at
  const isHere = distance <= at && distance <= furthestMatch
  return isHere && readFour(bytes, at - distance) === next ? distance : 0
}

const readFour = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) |
  ((bytes[at + 1] ?? 0) << 8) |
  ((bytes[at + 2] ?? 0) << 16) |
  ((bytes[at + 3] ?? 0) << 24)

function measureMatch(bytes: Uint8Array, at: number, distance: number, length: number): number {
  const longest = Math.min(longestMatch, length - at)
  let matched = shortestMatch
  while (matched < longest && bytes[at + matched] === bytes[at + matched - distance]) matched++
  return matched
}
