/** A part of the picture that differs from the frame before, as a WebP file of its own. */
export type WebpFrame = {
  /** Even, because the format counts in steps of two. */
  x: number
  y: number
  width: number
  height: number
  durationMs: number
  webp: Uint8Array
}

type Size = { width: number; height: number }

/** Puts still pictures that the browser has encoded into one that moves, and begins anew at its end. */
export function writeAnimatedWebp({ width, height }: Size, frames: readonly WebpFrame[]): Buffer {
  const isAnimated = 0b10
  const extended = Buffer.alloc(10)
  extended.writeUInt8(isAnimated, 0)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const parts = Buffer.concat([
    Buffer.from('WEBP'),
    writeChunk('VP8X', extended),
    // A background that is never seen, and no end to the repetitions.
    writeChunk('ANIM', Buffer.alloc(6)),
    ...frames.map(writeFrame),
  ])
  return writeChunk('RIFF', parts)
}

function writeFrame({ x, y, width, height, durationMs, webp }: WebpFrame): Buffer {
  const replacesWhatIsThere = 0b10
  const header = Buffer.alloc(16)
  header.writeUIntLE(x / 2, 0, 3)
  header.writeUIntLE(y / 2, 3, 3)
  header.writeUIntLE(width - 1, 6, 3)
  header.writeUIntLE(height - 1, 9, 3)
  header.writeUIntLE(durationMs, 12, 3)
  header.writeUInt8(replacesWhatIsThere, 15)
  return writeChunk('ANMF', Buffer.concat([header, findPixels(webp)]))
}

/** The chunk with the pixels; whatever else a file may say of them belongs to the whole. */
function findPixels(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp)
  for (let at = 12; at < file.length;) {
    const end = at + 8 + file.readUInt32LE(at + 4)
    if (/^VP8[ L]$/.test(file.toString('latin1', at, at + 4)))
      return file.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error('There are no pixels in this file')
}

function writeChunk(tag: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(tag, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
