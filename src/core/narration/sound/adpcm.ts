/**
 * IMA's ADPCM: four bits for each sample, as every player of WAV files knows it. Each block begins
 * with a sample as it is, so that damage stays where it is.
 */

/** Bytes of a block, and the samples that it holds: one in its head, two in every other byte. */
export const blockBytes = 512
const headBytes = 4
export const blockSamples = 1 + 2 * (blockBytes - headBytes)

const stepChanges = [-1, -1, -1, -1, 2, 4, 6, 8]
/** Each about a tenth larger than the one before, as the format has them. */
const steps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73,
  80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494,
  544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499,
  2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10_442,
  11_487, 12_635, 13_899, 15_289, 16_818, 18_500, 20_350, 22_385, 24_623, 27_086, 29_794, 32_767,
]

type Predictor = { value: number; step: number }

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))

/** What a code of four bits makes of the sample before it. */
function follow({ value, step }: Predictor, code: number): Predictor {
  const size = steps[step] ?? 0
  const change =
    (size >> 3) + (code & 4 ? size : 0) + (code & 2 ? size >> 1 : 0) + (code & 1 ? size >> 2 : 0)
  return {
    value: clamp(code & 8 ? value - change : value + change, -32_768, 32_767),
    step: clamp(step + (stepChanges[code & 7] ?? 0), 0, steps.length - 1),
  }
}

/** The code that comes nearest to a sample. */
function choose({ value, step }: Predictor, sample: number): number {
  const size = steps[step] ?? 1
  const distance = sample - value
  const code = Math.min(7, Math.floor((Math.abs(distance) * 4) / size))
  return distance < 0 ? code | 8 : code
}

/** The last block is filled up with silence: whoever reads it knows how long the sound is. */
export function packSamples(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(samples.length / blockSamples)
  const packed = new Uint8Array(blocks * blockBytes)
  const view = new DataView(packed.buffer)
  let step = 0
  for (let block = 0; block < blocks; block++) {
    const first = block * blockSamples
    const head = block * blockBytes
    let last: Predictor = { value: samples[first] ?? 0, step }
    view.setInt16(head, last.value, true)
    view.setUint8(head + 2, step)
    for (let at = 0; at < blockSamples - 1; at++) {
      const code = choose(last, samples[first + 1 + at] ?? 0)
      last = follow(last, code)
      const place = head + headBytes + (at >> 1)
      packed[place] = (packed[place] ?? 0) | (code << (at % 2 ? 4 : 0))
    }
    ;({ step } = last)
  }
  return packed
}

export function unpackSamples(packed: Uint8Array, count: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let block = 0; (block + 1) * blockBytes <= packed.length; block++) {
    const head = block * blockBytes
    let place = block * blockSamples
    let last: Predictor = {
      value: view.getInt16(head, true),
      step: Math.min(view.getUint8(head + 2), steps.length - 1),
    }
    if (place < count) samples[place++] = last.value / 32_768
    for (let at = 0; at < blockSamples - 1 && place < count; at++) {
      const byte = packed[head + headBytes + (at >> 1)] ?? 0
      last = follow(last, (at % 2 ? byte >> 4 : byte) & 15)
      samples[place++] = last.value / 32_768
    }
  }
  return samples
}
