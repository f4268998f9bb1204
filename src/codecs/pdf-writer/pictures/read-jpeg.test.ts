import { expect, test } from 'vitest'

import { readJpeg } from './read-jpeg.ts'

const segment = (mark: number, ...body: number[]) => [0xff, mark, 0, body.length + 2, ...body]
const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0))

const start = [0xff, 0xd8]
const orientation = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
const exif = segment(0xe1, ...text('Exif\0\0MM\0*'), ...orientation, ...text('GPS 48.1N'))
const frame = (parts: number) => segment(0xc0, 8, 0, 60, 0, 80, parts, 0, 0, 0)
const comment = segment(0xfe, ...text('taken by me'))
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]
const file = (...parts: number[][]) => Uint8Array.from([start, ...parts, scan].flat())

test('PW5 a photograph goes in as it is, without where and by whom it was taken', () => {
  const jpeg = readJpeg(file(exif, comment, frame(3)))
  expect(jpeg).toMatchObject({ width: 80, height: 60, colours: 'DeviceRGB', orientation: 6 })
  expect(jpeg?.bytes).toEqual(file(frame(3)))
})

test('PW5 inks that Adobe turned around are known', () => {
  const adobe = segment(0xee, ...text('Adobe'), 0, 100, 0, 0, 0, 0, 2)
  expect(readJpeg(file(adobe, frame(4)))).toMatchObject({ colours: 'DeviceCMYK', isInverted: true })
  expect(readJpeg(file(frame(1)))).toMatchObject({ colours: 'DeviceGray', isInverted: false })
})

test('PW11 what is cut off or damaged is not taken', () => {
  expect(readJpeg(file(frame(3)).slice(0, 12))).toBeNull()
  expect(readJpeg(file([1, 2, 3, 4]))).toBeNull()
  expect(readJpeg(file(frame(2)))).toBeNull()
})
