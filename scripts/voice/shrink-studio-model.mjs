import { readFields, readInts, writeField } from './onnx-fields.mjs'
import {
  attribute,
  describeTensor,
  graph,
  model,
  node,
  tensor,
  types,
  writeAttribute,
  writeNode,
  writeOutput,
  writeTensor,
} from './onnx-parts.mjs'

/** @typedef {import('./onnx-fields.mjs').Field} Field */
/** @typedef {{ name: string, dims: number[], length: number, halves: Uint16Array }} HalfTensor */
/** @typedef {{ type: string, place: number, isTransposed: boolean }} Use who reads a tensor, and as what */

/** How many steps of sound each symbol takes: the model computes it and keeps it to itself. */
const durations = '/encoder/Gather_output_0'

/** Below this a tensor is not worth a second one for its scales. */
const smallestLength = 2048

/**
 * The same model, which computes with halves of numbers, for processors that know only whole ones:
 * with durations as a second output and its weights as integers of one byte, half of the size.
 * @param {Buffer} file
 */
export function shrinkStudioModel(file) {
  return Buffer.concat(
    [...readFields(file)].map(({ number, raw, value }) =>
      number === model.graph ? writeField(model.graph, shrinkGraph(value)) : raw,
    ),
  )
}

/** @param {Buffer} bytes */
function shrinkGraph(bytes) {
  const fields = [...readFields(bytes)]
  const uses = findUses(fields)
  /** Nodes that read only weights, and so may stand before all others. */
  const first = []
  const rest = []
  for (const field of fields) {
    // They tell which parts are halves, which none is any more.
    if (field.number === graph.valueInfo) continue
    if (field.number === graph.node) rest.push(widenNode(field))
    else if (field.number === graph.initializer) {
      const weights = readHalves(field.value)
      const shrunk = weights ? shrinkTensor(weights, uses.get(weights.name)) : null
      first.push(...(shrunk?.before ?? []))
      rest.push(shrunk?.tensors ?? field.raw)
    } else rest.push(field.raw)
  }
  return Buffer.concat([
    ...first,
    ...rest,
    writeNode('Cast', [durations], 'durations', { to: types.float }),
    writeOutput('durations'),
  ])
}

/**
 * @param {Field[]} fields
 * @returns {Map<string, Use>}
 */
function findUses(fields) {
  const uses = new Map()
  for (const { number, value } of fields) {
    if (number !== graph.node) continue
    const parts = [...readFields(value)]
    const type = String(parts.find((part) => part.number === node.type)?.value)
    const isTransposed = parts.some(
      (part) => part.number === node.attribute && readAttribute(part.value, 'transB') === 1,
    )
    parts
      .filter((part) => part.number === node.input)
      .forEach((input, place) => {
        const name = String(input.value)
        if (!uses.has(name)) uses.set(name, { type, place, isTransposed })
      })
  }
  return uses
}

/**
 * @param {Buffer} bytes
 * @param {string} name
 */
function readAttribute(bytes, name) {
  const parts = [...readFields(bytes)]
  if (String(parts.find(({ number }) => number === attribute.name)?.value) !== name) return null
  return parts.find(({ number }) => number === attribute.int)?.int ?? null
}

/**
 * What it makes halves of, and constants that are halves, become whole numbers.
 * @param {Field} field
 */
function widenNode({ value }) {
  const parts = [...readFields(value)].map((part) => {
    if (part.number !== node.attribute) return part.raw
    if (readAttribute(part.value, 'to') === types.half) return writeAttribute('to', types.float)
    const inner = [...readFields(part.value)].map((one) => {
      const constant = one.number === attribute.tensor ? readHalves(one.value) : null
      if (!constant) return one.raw
      const { dims, halves } = constant
      const bytes = toBytes(widen(halves))
      return writeField(attribute.tensor, describeTensor({ type: types.float, dims, bytes }))
    })
    return writeField(node.attribute, Buffer.concat(inner))
  })
  return writeField(graph.node, Buffer.concat(parts))
}

/**
 * @param {Buffer} bytes
 * @returns {HalfTensor | null} null for what is made of other numbers
 */
function readHalves(bytes) {
  const fields = [...readFields(bytes)]
  const find = (/** @type {number} */ number) => fields.find((field) => field.number === number)
  if (find(tensor.type)?.int !== types.half) return null
  const dims = fields.filter(({ number }) => number === tensor.dims).flatMap(readInts)
  const length = dims.reduce((product, size) => product * size, 1)
  const raw = find(tensor.bytes)?.value
  const halves = raw
    ? // A copy, because numbers of two bytes must begin at a multiple of two.
      new Uint16Array(Uint8Array.from(raw).buffer)
    : Uint16Array.from(fields.filter(({ number }) => number === tensor.ints).flatMap(readInts))
  return { name: String(find(tensor.name)?.value), dims, length, halves }
}

/**
 * @param {HalfTensor} weights
 * @param {Use | undefined} use
 * @returns {{ before: Buffer[], tensors: Buffer }}
 */
function shrinkTensor({ name, dims, length, halves }, use) {
  const values = widen(halves)
  const isLarge = dims.length >= 2 && length >= smallestLength
  if (!isLarge || (use?.type === 'LSTM' && dims.length < 3)) {
    const bytes = toBytes(values)
    return { before: [], tensors: writeTensor({ name, type: types.float, dims, bytes }) }
  }
  // Both directions of a network that runs both ways have rows of their own.
  const isFolded = use?.type === 'LSTM'
  const [one = 1, two = 1, ...inner] = dims
  const shape = isFolded ? [one * two, ...inner] : dims
  const axis = isFolded ? 0 : findAxis(dims, use)
  const { integers, scales } = shrinkChannels(values, shape, axis)
  const [ints, scale, wanted] = [`${name}__ints`, `${name}__scale`, `${name}__shape`]
  const scaled = isFolded ? `${name}__folded` : name
  const before = [writeNode('DequantizeLinear', [ints, scale], scaled, { axis })]
  const tensors = [
    writeTensor({ name: ints, type: types.int8, dims: shape, bytes: toBytes(integers) }),
    writeTensor({
      name: scale,
      type: types.float,
      dims: [scales.length],
      bytes: toBytes(scales),
    }),
  ]
  if (isFolded) {
    before.push(writeNode('Reshape', [scaled, wanted], name))
    const bytes = toBytes(BigInt64Array.from(dims, BigInt))
    tensors.push(writeTensor({ name: wanted, type: types.int64, dims: [dims.length], bytes }))
  }
  return { before, tensors: Buffer.concat(tensors) }
}

/**
 * The side on which what comes out is counted: each of these has a scale of its own.
 * @param {number[]} dims
 * @param {Use | undefined} use
 */
function findAxis(dims, use) {
  if (use?.type === 'MatMul' && use.place === 1) return dims.length - 1
  if (use?.type === 'Gemm' && use.place === 1) return use.isTransposed ? 0 : 1
  if (use?.type === 'ConvTranspose') return (dims[1] ?? 1) > 1 ? 1 : 0
  return 0
}

/** Shares of the largest weight that are tried as the largest integer: what lies above is cut off. */
const shares = Array.from({ length: 12 }, (_, step) => 1 - 0.04 * step)

/**
 * @param {Float32Array} values
 * @param {number[]} dims
 * @param {number} axis
 */
function shrinkChannels(values, dims, axis) {
  const channels = dims[axis] ?? 1
  const inner = dims.slice(axis + 1).reduce((product, size) => product * size, 1)
  const outer = values.length / (channels * inner)
  const scales = new Float32Array(channels)
  const integers = new Int8Array(values.length)
  const own = new Float32Array(outer * inner)
  for (let channel = 0; channel < channels; channel++) {
    const begin = (/** @type {number} */ block) => (block * channels + channel) * inner
    for (let block = 0; block < outer; block++)
      own.set(values.subarray(begin(block), begin(block) + inner), block * inner)
    const scale = findScale(own)
    scales[channel] = scale
    for (let block = 0; block < outer; block++)
      for (let at = 0; at < inner; at++)
        integers[begin(block) + at] = round(own[block * inner + at] ?? 0, scale)
  }
  return { integers, scales }
}

/** @param {Float32Array} values */
function findScale(values) {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  if (largest === 0) return 1e-8
  let best = largest / 127
  let least = Infinity
  for (const share of shares) {
    const scale = (largest * share) / 127
    let error = 0
    for (const value of values) error += (value - round(value, scale) * scale) ** 2
    if (error < least) [best, least] = [scale, error]
  }
  return best
}

/**
 * @param {number} value
 * @param {number} scale
 */
const round = (value, scale) => Math.max(-127, Math.min(127, Math.round(value / scale)))

/** @param {Uint16Array} halves */
const widen = (halves) => Float32Array.from(halves, widenHalf)

/** @param {number} half one bit of sign, five of exponent, ten of fraction */
function widenHalf(half) {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Infinity
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** @param {Float32Array | Int8Array | BigInt64Array} values */
const toBytes = (values) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)
