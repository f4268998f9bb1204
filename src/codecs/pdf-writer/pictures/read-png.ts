import { joinBytes } from '#core/join-bytes.ts'

/** What a PNG file holds, still packed. */
export type PngFile = {
  width: number
  height: number
  depth: 1 | 2 | 4 | 8 | 16
  colours: 'grey' | 'rgb' | 'palette' | 'grey-alpha' | 'rgb-alpha'
  isInterlaced: boolean
  palette: Uint8Array
  /** Of each colour of the palette, or the one colour that is not seen. */
  transparency: Uint8Array | null
  data: Uint8Array
}

const kinds: Readonly<Record<number, PngFile['colours']>> = {
  0: 'grey',
  2: 'rgb',
  3: 'palette',
  4: 'grey-alpha',
  6: 'rgb-alpha',
}

export const channelsOf: Readonly<Record<PngFile['colours'], number>> = {
  grey: 1,
  rgb: 3,
  palette: 1,
  'grey-alpha': 2,
  'rgb-alpha': 4,
}

const headerEnd = 8

/** Null when it is damaged. */
export function readPng(bytes: Uint8Array): PngFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Uint8Array[] = []
  let palette = new Uint8Array()
  let transparency: Uint8Array | null = null
  for (let at = headerEnd; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8))
    const chunk = bytes.slice(at + 8, at + 8 + length)
    if (name === 'PLTE') palette = chunk
    if (name === 'tRNS') transparency = chunk
    if (name === 'IDAT') chunks.push(chunk)
    at += 12 + length
  }
  const depth = bytes[24]
  const colours = kinds[bytes[25] ?? -1]
  const isKnown = depth === 1 || depth === 2 || depth === 4 || depth === 8 || depth === 16
  if (!colours || !isKnown || chunks.length === 0) return null
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth,
    colours,
    isInterlaced: bytes[28] === 1,
    palette,
    transparency,
    data: joinBytes(chunks),
  }
}
