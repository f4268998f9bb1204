import { expect, test } from 'vitest'

import { sniffPicture } from '#core/picture/sniff-picture.ts'
import { readXml } from '#codecs/xml/read-xml.ts'

import { harmBytes } from '../../../test/fixtures/files/mutate-file.ts'
import { convertMetafile } from './convert-metafile.ts'

const bytesOf = (...parts: number[][]) => Uint8Array.from(parts.flat())
const short = (...values: number[]) => values.flatMap((value) => [value & 255, (value >> 8) & 255])
const long = (...values: number[]) => values.flatMap((value) => short(value, value >> 16))
const utf16 = (text: string) =>
  short(...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)))

const zeros = (length: number) => Array.from({ length }, () => 0)

const emfRecord = (type: number, fields: number[]) => [...long(type, fields.length + 8), ...fields]
/** A frame of 100 x 50 mm on a device of 10 pixels to the millimetre. */
const emfHeader = emfRecord(1, [
  ...long(0, 0, 999, 499, 0, 0, 10_000, 5_000),
  ...long(0x464d4520, 0x10000),
  ...zeros(24),
  ...long(1_000, 500, 100, 50),
])
const emf = (...records: number[][]) =>
  bytesOf(emfHeader, ...records, emfRecord(14, long(0, 0, 20)))

const wmfRecord = (type: number, fields: number[]) => [
  ...long(fields.length / 2 + 3),
  ...short(type),
  ...fields,
]
const wmf = (...records: number[][]) =>
  bytesOf(
    [...long(0x9ac6cdd7), ...short(0, 0, 0, 200, 100, 1_000), ...long(0), ...short(0)],
    [...short(1, 9, 0x300), ...zeros(12)],
    ...records,
    wmfRecord(0, []),
  )

/** Rows come from the bottom up and are filled up to whole words. */
const blueAndWhite = [255, 0, 0, 255, 255, 255, 0, 0]
const redAndGreen = [0, 0, 255, 0, 255, 0, 0, 0]
const bitmap = [...long(40, 2, 2), ...short(1, 24), ...zeros(24), ...blueAndWhite, ...redAndGreen]

const draw = (bytes: Uint8Array) => {
  const found = convertMetafile(bytes)
  if (found?.type !== 'image/svg+xml') throw new Error('no drawing')
  return new TextDecoder().decode(found.bytes)
}

test('MF1 lines and areas of an enhanced metafile are drawn as they are', () => {
  const svg = draw(
    emf(
      emfRecord(39, long(1, 0, 0x0000ff, 0)),
      emfRecord(37, long(1)),
      emfRecord(38, [...long(2, 1, 5, 0), ...long(0xff0000)]),
      emfRecord(37, long(2)),
      emfRecord(43, long(10, 20, 110, 220)),
    ),
  )
  expect(svg).toContain('viewBox="0 0 1000 500"')
  expect(svg).toContain('<path d="M10 20L110 20L110 220L10 220Z" fill="#ff0000"')
  expect(svg).toContain('stroke="#0000ff"')
  expect(svg).toContain('stroke-dasharray="20 15"')
})

test('MF1 a window with a scale moves and scales what is drawn in it', () => {
  const svg = draw(
    emf(
      emfRecord(17, long(8)),
      emfRecord(10, long(100, 100)),
      emfRecord(9, long(2_000, 1_000)),
      emfRecord(11, long(1_000, 500)),
      emfRecord(27, long(100, 100)),
      emfRecord(54, long(300, 500)),
    ),
  )
  expect(svg).toContain('d="M0 0L100 200"')
})

test('MF1 a path is one area, though its lines come one by one', () => {
  const svg = draw(
    emf(
      emfRecord(59, []),
      emfRecord(27, long(0, 0)),
      emfRecord(54, long(10, 0)),
      emfRecord(54, long(10, 10)),
      emfRecord(61, []),
      emfRecord(60, []),
      emfRecord(62, long(0, 0, 0, 0)),
    ),
  )
  expect(svg).toContain('d="M0 0L10 0L10 10Z" fill="#FFFFFF"')
})

test('MF2 texts stay texts, whatever they say', () => {
  const text = 'a<b>&"c'
  const record = emfRecord(84, [
    ...long(0, 0, 0, 0, 1, 0, 0),
    ...long(50, 60, text.length, 76, 0, 0, 0, 0, 0, 0),
    ...utf16(`${text} `),
  ])
  const svg = draw(emf(record))
  expect(readXml(svg).children).toHaveLength(1)
  expect(svg).toContain('>a&lt;b&gt;&amp;&quot;c</text>')
})

test('MF3 a bitmap in a drawing is a picture in it', () => {
  const fields = [
    ...long(0, 0, 0, 0),
    ...long(5, 6, 0, 0, 2, 2, 80, 40, 120, 16, 0, 0x00cc0020, 200, 100),
  ]
  const svg = draw(emf(emfRecord(81, [...fields, ...bitmap])))
  const [, data = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(svg) ?? []
  expect(svg).toContain('<image x="5" y="6" width="200" height="100"')
  expect(sniffPicture(Uint8Array.from(Buffer.from(data, 'base64')))).toMatchObject({
    format: 'png',
    width: 2,
    height: 2,
  })
})

test('MF4 a metafile of old is drawn in its window, the right way up', () => {
  const svg = draw(
    wmf(
      wmfRecord(0x020b, short(100, 0)),
      wmfRecord(0x020c, short(-100, 200)),
      wmfRecord(0x0325, short(2, 0, 100, 200, 0)),
    ),
  )
  expect(svg).toContain('viewBox="0 0 200 100"')
  expect(svg).toContain('d="M0 0L200 100"')
})

test('MF5 a bitmap file becomes a picture that browsers show', () => {
  const file = bytesOf([0x42, 0x4d], long(14 + bitmap.length, 0, 54), bitmap)
  const found = convertMetafile(file)
  expect(found?.type).toBe('image/png')
  expect(found && sniffPicture(found.bytes)).toMatchObject({ width: 2, height: 2 })
})

test('MF6 what draws nothing, or is something else, is no picture', () => {
  expect(convertMetafile(emf())).toBeNull()
  expect(convertMetafile(new Uint8Array(10))).toBeNull()
  expect(convertMetafile(bytesOf(long(0x002a4949), zeros(60)))).toBeNull()
})

test('MF6 whatever happens to a file on its way, converting it never throws and writes well-formed XML', () => {
  const record = [
    ...long(0, 0, 0, 0),
    ...long(5, 6, 0, 0, 2, 2, 80, 40, 120, 16, 0, 0x00cc0020, 200, 100),
  ]
  const samples = [
    emf(
      emfRecord(42, long(0, 0, 9, 9)),
      emfRecord(81, [...record, ...bitmap]),
      emfRecord(86, [...long(0, 0, 9, 9, 3), ...short(0, 0, 5, 5, 9, 0)]),
    ),
    wmf(
      wmfRecord(0x020c, short(100, 100)),
      wmfRecord(0x0324, short(3, 0, 0, 9, 9, 5, 0)),
      wmfRecord(0x0521, [...short(2), 65, 66, ...short(1, 1)]),
    ),
  ]
  for (let seed = 0; seed < 2_000; seed++) {
    const found = convertMetafile(harmBytes(samples[seed % 2] ?? new Uint8Array(), seed))
    if (found?.type === 'image/svg+xml') readXml(new TextDecoder().decode(found.bytes))
  }
})
