import type { UnpackBrotli } from './read-woff2.ts'

// The library of types does not know it yet, and browsers that do not throw.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const makeUnpacker = () => new DecompressionStream('brotli' as CompressionFormat)

/** By the browser itself; null where it cannot. */
export function findBrotli(): UnpackBrotli | null {
  try {
    makeUnpacker()
    return async (bytes, length) => {
      const unpacked = new Blob([bytes]).stream().pipeThrough(makeUnpacker())
      return readExactly(unpacked.getReader(), length)
    }
  } catch {
    return null
  }
}

/** A few bytes can unpack to any number, whatever the file says. */
async function readExactly(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes
    if (at + value.length > length) {
      await reader.cancel()
      throw new RangeError('More than the file says')
    }
    bytes.set(value, at)
    at += value.length
  }
}
