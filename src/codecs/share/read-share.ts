import { fail, ok, type Result } from '#core/result.ts'

import { readDeckJson } from '../json/read-json.ts'
import type { DeckReader, ReadOptions, ReadResult } from '../read-result.ts'
import { maxUnpackedBytes } from './unpacked-limit.ts'

/**
 * Pictures hardly unfold, and words tenfold at most; what grows a thousandfold was made to, and is
 * left before it has filled the memory.
 */
const limitUnpacked = (packedBytes: number): number =>
  Math.min(maxUnpackedBytes, 16 * 1024 * 1024 + 10 * packedBytes)

/** What could not be opened again must not be sent. */
export const isOpenable = (json: Uint8Array, packed: Uint8Array): boolean =>
  json.length <= limitUnpacked(packed.length)

/** What `packShare` has packed, with everything in it rebuilt from the schema. */
export const readShare: DeckReader = (bytes, options) =>
  readShareWithin(limitUnpacked(bytes.length), bytes, options)

/** The same of what unfolds to no more than so many bytes. */
export async function readShareWithin(
  most: number,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadResult> {
  const unpacked = await unpack(bytes, most)
  return unpacked.ok ? readDeckJson(unpacked.value, options) : unpacked
}

async function unpack(
  bytes: Uint8Array,
  most: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'damaged' | 'too-large'>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let total = 0
  const stream = streamSlices(bytes).pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    for await (const piece of readPieces(stream)) {
      total += piece.length
      if (total > most) return fail('too-large')
      pieces.push(piece)
    }
  } catch {
    return fail('damaged')
  }
  return ok(new Uint8Array(await new Blob(pieces).arrayBuffer()))
}

/**
 * Browsers unfold all of a piece before they hand out the first of what comes of it, and it grows a
 * thousandfold at most: so this bounds what there is before anybody has counted it.
 */
const sliceBytes = 4_096

function streamSlices(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + sliceBytes))
      at += sliceBytes
    },
  })
}

/** Not every browser can go through a stream by itself. */
async function* readPieces<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Whoever has had enough, or met damage, must not leave the rest unfolding.
    await reader.cancel().catch(() => undefined)
  }
}
