// Just enough of ONNX's file format (protocol buffers) to look into a model and write one again.

/** @typedef {{ number: number, wire: number, raw: Buffer, value: Buffer, int: number }} Field */

/**
 * @param {Buffer} bytes
 * @returns {Generator<Field>}
 */
export function* readFields(bytes) {
  let at = 0
  while (at < bytes.length) {
    const start = at
    const [key, afterKey] = readVarint(bytes, at)
    const number = key >>> 3
    const wire = key & 7
    let value = bytes.subarray(0, 0)
    let int = 0
    if (wire === 0) [int, at] = readVarint(bytes, afterKey)
    else if (wire === 2) {
      const [length, from] = readVarint(bytes, afterKey)
      at = from + length
      value = bytes.subarray(from, at)
    } else if (wire === 5) at = afterKey + 4
    else if (wire === 1) at = afterKey + 8
    else throw new Error(`A model has no fields of kind ${wire}`)
    yield { number, wire, raw: bytes.subarray(start, at), value, int }
  }
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {[value: number, after: number]}
 */
function readVarint(bytes, at) {
  let value = 0n
  for (let shift = 0n; ; shift += 7n) {
    const byte = bytes[at++] ?? 0
    value |= BigInt(byte & 127) << shift
    if (byte < 128) return [Number(BigInt.asIntN(64, value)), at]
  }
}

/** @param {number} value */
function writeVarint(value) {
  const bytes = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? low | 128 : low)
  } while (rest)
  return Buffer.from(bytes)
}

/**
 * @param {number} number
 * @param {Buffer | string} content
 */
export function writeField(number, content) {
  const bytes = Buffer.from(content)
  return Buffer.concat([writeVarint(number * 8 + 2), writeVarint(bytes.length), bytes])
}

/**
 * @param {number} number
 * @param {number} value
 */
export const writeInt = (number, value) =>
  Buffer.concat([writeVarint(number * 8), writeVarint(value)])

/**
 * A list of whole numbers, which writers pack into one field or not.
 * @param {Field} field
 */
export function readInts({ wire, value, int }) {
  if (wire === 0) return [int]
  const ints = []
  for (let at = 0, next = 0; at < value.length;) {
    ;[next, at] = readVarint(value, at)
    ints.push(next)
  }
  return ints
}
