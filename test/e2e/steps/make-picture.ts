import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A real PNG of one colour, as a file to choose. */
export function makePng(width: number, height: number, name = 'picture.png') {
  const row = Buffer.alloc(1 + width * 3, 0x5a)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return { name, mimeType: 'image/png', buffer: writePng(width, height, pixels) }
}

/** As a photograph: hardly any smaller when it is packed. */
export function makeNoisyPng(width: number, height: number, name = 'noise.png') {
  const row = () => Buffer.from([0, ...randomBytes(width * 3)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, row)))
  return { name, mimeType: 'image/png', buffer: writePng(width, height, pixels) }
}

/** A PNG whose header promises a picture that its data does not keep. */
export const makeBrokenPng = (width: number, height: number) => ({
  name: 'broken.png',
  mimeType: 'image/png',
  buffer: writePng(width, height, Buffer.from('no pixels')),
})

function writePng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    writeChunk('IHDR', header),
    writeChunk('IDAT', pixels),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}

function writeChunk(tag: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(tag), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
