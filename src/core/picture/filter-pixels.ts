import type { ImageEffects } from '../deck/pictures/image-style.ts'
import { light, type Matrix, type Row, toneMatrix, type TwoTones } from './two-tones.ts'

export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

type Colouring = Pick<
  ImageEffects,
  'brightness' | 'contrast' | 'saturation' | 'hue' | 'sepia' | 'grayscale'
> & { duotone?: TwoTones }

/**
 * Effects in place of the `filter` of a canvas, which Safari does not have: the same arithmetic, step
 * by step, as the browsers' own (Filter Effects Module Level 1). `blur` is in px of the picture.
 */
export function filterPixels(pixels: Pixels, effects: Colouring & { blur: number }): void {
  for (const matrix of listMatrices(effects)) recolour(pixels.data, matrix)
  if (effects.blur > 0) blurPixels(pixels, effects.blur)
}

/** In the order in which the screen applies them, and only those that change something. */
function listMatrices(effects: Colouring): Matrix[] {
  const { brightness, contrast, saturation, hue, sepia, grayscale, duotone } = effects
  return [
    ...(brightness === 100 ? [] : [stretch(brightness / 100, 0)]),
    ...(contrast === 100 ? [] : [stretch(contrast / 100, 127.5 * (1 - contrast / 100))]),
    ...(saturation === 100 ? [] : [mixWith(mean, saturation / 100)]),
    ...(hue === 0 ? [] : [turnHue((hue * Math.PI) / 180)]),
    ...(sepia === 0 ? [] : [mixWith(brown, 1 - sepia / 100)]),
    ...(grayscale === 0 ? [] : [mixWith(grey, 1 - grayscale / 100)]),
    ...(duotone ? [toneMatrix(duotone)] : []),
  ]
}

const stretch = (by: number, add: number): Matrix => [
  [by, 0, 0, add],
  [0, by, 0, add],
  [0, 0, by, add],
]

const allRows = (row: Row): Matrix => [row, row, row]

const mean = allRows([0.213, 0.715, 0.072, 0])
const grey = allRows([...light, 0])
const brown: Matrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
]

/** So much of each colour stays, more than all of it included, and the rest is taken from `other`. */
const mixWith = ([red, green, blue]: Matrix, stays: number): Matrix => {
  const rest = 1 - stays
  return [
    [red[0] * rest + stays, red[1] * rest, red[2] * rest, 0],
    [green[0] * rest, green[1] * rest + stays, green[2] * rest, 0],
    [blue[0] * rest, blue[1] * rest, blue[2] * rest + stays, 0],
  ]
}

function turnHue(angle: number): Matrix {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [
    [
      0.213 + cos * 0.787 - sin * 0.213,
      0.715 - (cos + sin) * 0.715,
      0.072 - cos * 0.072 + sin * 0.928,
      0,
    ],
    [
      0.213 - cos * 0.213 + sin * 0.143,
      0.715 + cos * 0.285 + sin * 0.14,
      0.072 - cos * 0.072 - sin * 0.283,
      0,
    ],
    [
      0.213 - cos * 0.213 - sin * 0.787,
      0.715 - cos * 0.715 + sin * 0.715,
      0.072 + cos * 0.928 + sin * 0.072,
      0,
    ],
  ]
}

function recolour(data: Uint8ClampedArray, [toRed, toGreen, toBlue]: Matrix): void {
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    data[at] = toRed[0] * red + toRed[1] * green + toRed[2] * blue + toRed[3]
    data[at + 1] = toGreen[0] * red + toGreen[1] * green + toGreen[2] * blue + toGreen[3]
    data[at + 2] = toBlue[0] * red + toBlue[1] * green + toBlue[2] * blue + toBlue[3]
  }
}

/**
 * Three times the mean of a window comes within 3 % of a Gaussian, and takes the same time for every
 * deviation. Beyond its edges the picture goes on as it ends: it must not fade there.
 */
function blurPixels(pixels: Pixels, deviation: number): void {
  const { width, height, data } = pixels
  const windows = listWindows(deviation)
  if (windows.every(({ before, after }) => before + after === 0)) return
  const channels = spread(data)
  for (const channel of channels)
    for (const window of windows) {
      for (let row = 0; row < height; row++) average(channel, row * width, 1, width, window)
      for (let column = 0; column < width; column++) average(channel, column, width, height, window)
    }
  gather(channels, data)
}

type Window = { before: number; after: number }

function listWindows(deviation: number): Window[] {
  const size = Math.floor((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5)
  if (size < 1) return []
  const half = Math.floor(size / 2)
  const even = { before: half, after: half }
  // One that has no middle leans to one side, and the next to the other.
  return size % 2 === 1
    ? [even, even, even]
    : [{ before: half, after: half - 1 }, { before: half - 1, after: half }, even]
}

/** Each colour by itself, and as much of it as is not seen through: what is clear has no say. */
function spread(data: Uint8ClampedArray): Float32Array[] {
  const channels = [0, 1, 2, 3].map(() => new Float32Array(data.length / 4))
  for (const [index, channel] of channels.entries())
    for (let at = 0; at < channel.length; at++) {
      const opacity = (data[4 * at + 3] ?? 255) / 255
      channel[at] = (data[4 * at + index] ?? 0) * (index === 3 ? 1 : opacity)
    }
  return channels
}

function gather(channels: readonly Float32Array[], data: Uint8ClampedArray): void {
  for (const [index, channel] of channels.entries())
    for (let at = 0; at < channel.length; at++) {
      const opacity = (channels[3]?.[at] ?? 255) / 255
      const value = channel[at] ?? 0
      data[4 * at + index] = index === 3 || opacity === 0 ? value : value / opacity
    }
}

/** Of one line, which begins at `from` and has a pixel every `step`. */
function average(
  channel: Float32Array,
  from: number,
  step: number,
  length: number,
  { before, after }: Window,
): void {
  const line = new Float32Array(length)
  for (let at = 0; at < length; at++) line[at] = channel[from + at * step] ?? 0
  const last = length - 1
  const take = (at: number): number => line[Math.min(last, Math.max(0, at))] ?? 0
  const size = before + after + 1
  let sum = 0
  for (let at = -before; at <= after; at++) sum += take(at)
  for (let at = 0; at < length; at++) {
    channel[from + at * step] = sum / size
    sum += take(at + after + 1) - take(at - before)
  }
}
