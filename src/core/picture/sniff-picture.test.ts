import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sniffPicture } from './sniff-picture.ts'

const text = (value: string) => [...Buffer.from(value, 'latin1')]
const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]
const little = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >>> (8 * index)) & 255)
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat())
const chunk = (tag: string, data: number[]) => [
  ...u32(data.length),
  ...text(tag),
  ...data,
  0,
  0,
  0,
  0,
]

const png = (width: number, height: number, ...before: number[][]) =>
  bytes(
    [0x89, ...text('PNG\r\n\u001A\n')],
    chunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0]),
    ...before,
    chunk('IDAT', [1, 2, 3]),
  )

const jpeg = (width: number, height: number, mark = 0xc2) =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe0, ...u16(16), ...Array.from({ length: 14 }, () => 0)],
    [0xff, 0xff, 0xc4, ...u16(4), 0, 0],
    [0xff, mark, ...u16(17), 8, ...u16(height), ...u16(width), 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  )

const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 0x01, 0]
const gif = (width: number, height: number, frames: number) =>
  bytes(
    text('GIF89a'),
    [...little(width, 2), ...little(height, 2), 0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...Array.from({ length: frames }, () => frame),
    [0x3b],
  )

const webp = (kind: string, body: number[]) =>
  bytes(text('RIFF'), [0, 0, 0, 0], text(`WEBP${kind}`), little(body.length, 4), body)

const avif = (brand: string, ...sizes: [number, number][]) =>
  bytes(
    u32(20),
    text(`ftyp${brand}`),
    [0, 0, 0, 0],
    text('mif1'),
    sizes.flatMap(([width, height]) =>
      [u32(20), text('ispe'), u32(0), u32(width), u32(height)].flat(),
    ),
  )

test.each([
  ['png', png(300, 200), false],
  ['png', png(300, 200, chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), true],
  ['jpeg', jpeg(300, 200), false],
  ['gif', gif(300, 200, 1), false],
  ['gif', gif(300, 200, 2), true],
  ['webp', webp('VP8X', [2, 0, 0, 0, ...little(299, 3), ...little(199, 3)]), true],
  ['webp', webp('VP8X', [0, 0, 0, 0, ...little(299, 3), ...little(199, 3)]), false],
  ['webp', webp('VP8L', [0x2f, ...little(299 | (199 << 14), 4)]), false],
  ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(300, 2), ...little(200, 2)]), false],
  ['avif', avif('avif', [64, 64], [300, 200]), false],
  ['avif', avif('avis', [300, 200]), true],
] as const)('PI1 %s is known by its bytes, with its size (%#)', (format, file, animated) => {
  expect(sniffPicture(file)).toEqual({ format, width: 300, height: 200, animated })
})

test('PI1 what is no picture is null: text, a cut header, a picture of no size, random bytes', () => {
  expect(sniffPicture(bytes(text('Not a picture at all')))).toBeNull()
  expect(sniffPicture(png(300, 200).subarray(0, 20))).toBeNull()
  expect(sniffPicture(png(0, 200))).toBeNull()
  expect(sniffPicture(jpeg(300, 200).subarray(0, 30))).toBeNull()
  expect(sniffPicture(new Uint8Array())).toBeNull()
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (any) => sniffPicture(any) === null))
})

test('PI1 a header that goes wrong anywhere never throws', () => {
  const files = [png(3, 2), jpeg(3, 2), gif(3, 2, 2), avif('avif', [3, 2])]
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat(255),
      fc.nat(),
      (file, at, value, cut) => {
        const broken = file.slice(0, (cut % file.length) + 1)
        broken[at % broken.length] = value
        sniffPicture(broken)
      },
    ),
    { numRuns: 2000 },
  )
})
