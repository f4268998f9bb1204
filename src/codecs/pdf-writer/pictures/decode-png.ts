import { unzlibSync } from 'fflate'

import { guessPixel } from './pack-rows.ts'
import { channelsOf, type PngFile } from './read-png.ts'

/** Three bytes of colour and one of opacity for each pixel. */
export type DecodedPng = { rgb: Uint8Array; opacity: Uint8Array; isOpaque: boolean }

/** Where each pass of an interlaced file begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const onePass = [[0, 0, 1, 1]] as const

export function decodePng(png: PngFile): DecodedPng {
  const { width, height, isInterlaced } = png
  const pixelBits = channelsOf[png.colours] * png.depth
  const data = unzlibSync(png.data)
  const paint = createPainter(png)
  let at = 0
  for (const [left, top, stepX, stepY] of isInterlaced ? passes : onePass) {
    const columns = Math.ceil((width - left) / stepX)
    const rows = Math.ceil((height - top) / stepY)
    if (columns <= 0 || rows <= 0) continue
    const rowSize = Math.ceil((columns * pixelBits) / 8)
    let before: Uint8Array = new Uint8Array(rowSize)
    for (let row = 0; row < rows; row++) {
      const line = data.subarray(at + 1, at + 1 + rowSize)
      undoFilter(data[at] ?? 0, line, before, Math.max(1, pixelBits / 8))
      const y = top + row * stepY
      for (let column = 0; column < columns; column++)
        paint.put(line, column, y * width + left + column * stepX)
      before = line
      at += 1 + rowSize
    }
  }
  return paint.result
}

function undoFilter(filter: number, line: Uint8Array, above: Uint8Array, pixelSize: number): void {
  if (filter === 0) return
  for (let at = 0; at < line.length; at++) {
    const left = at < pixelSize ? 0 : (line[at - pixelSize] ?? 0)
    const up = above[at] ?? 0
    const upLeft = at < pixelSize ? 0 : (above[at - pixelSize] ?? 0)
    line[at] = (line[at] ?? 0) + predict(filter, left, up, upLeft)
  }
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return guessPixel(left, up, upLeft)
}

function createPainter({ width, height, depth, colours, palette, transparency }: PngFile) {
  const rgb = new Uint8Array(width * height * 3)
  const opacity = new Uint8Array(width * height).fill(255)
  const result: DecodedPng = { rgb, opacity, isOpaque: true }
  const channels = channelsOf[colours]
  const most = 2 ** depth - 1
  const unseen = transparency && colours !== 'palette' ? readSamples(transparency) : null

  /** As stored; of 16 bits the upper 8 are enough. */
  const sample = (line: Uint8Array, index: number): number => {
    if (depth === 8) return line[index] ?? 0
    if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0)
    const bit = index * depth
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most
  }
  const scale = (value: number): number => Math.round((value * 255) / most)

  function put(line: Uint8Array, column: number, pixel: number): void {
    const first = column * channels
    if (colours === 'palette') {
      const entry = sample(line, first)
      rgb.set(palette.subarray(entry * 3, entry * 3 + 3), pixel * 3)
      see(pixel, transparency?.[entry] ?? 255)
      return
    }
    const isGrey = channels < 3
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = scale(sample(line, first + (isGrey ? 0 : channel)))
    if (channels === 2 || channels === 4) see(pixel, scale(sample(line, first + channels - 1)))
    else if (unseen?.every((value, channel) => value === sample(line, first + channel)))
      see(pixel, 0)
  }

  function see(pixel: number, value: number): void {
    opacity[pixel] = value
    if (value < 255) result.isOpaque = false
  }

  return { put, result }
}

const readSamples = (bytes: Uint8Array): number[] =>
  Array.from(
    { length: bytes.length >> 1 },
    (_, index) => ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0),
  )
