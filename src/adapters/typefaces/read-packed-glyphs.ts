import { joinBytes } from '#core/join-bytes.ts'

import { type ByteReader, createByteReader } from './byte-reader.ts'
import {
  type Contour,
  measureContours,
  type OutlineBox,
  writeOutline,
  writePlaces,
} from './write-outline.ts'

export type UnpackedGlyphs = {
  glyf: Uint8Array<ArrayBuffer>
  /** Long places. */
  loca: Uint8Array<ArrayBuffer>
  /** Where each glyph begins, from its outline. */
  lefts: number[]
}

const composite = -1
const headSize = 36

/** The glyphs of a WOFF2 file, which lie apart by what is said of them. */
export function readPackedGlyphs(packed: Uint8Array): UnpackedGlyphs {
  const head = createByteReader(packed)
  head.long()
  const count = head.short()
  head.short()
  const sizes = Array.from({ length: 7 }, () => head.long())
  const open = (place: number) => {
    const before = sizes.slice(0, place).reduce((sum, size) => sum + size, headSize)
    return createByteReader(packed.subarray(before, before + (sizes[place] ?? 0)))
  }
  const [contours, points, flags] = [open(0), open(1), open(2)]
  const [outlines, parts, boxes] = [open(3), open(4), open(5)]
  const hasBox = boxes.take(((count + 31) >> 5) << 2)
  const glyphs: Uint8Array[] = []
  const lefts: number[] = []
  for (let glyph = 0; glyph < count; glyph++) {
    const kind = contours.signedShort()
    const isSaid = ((hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0
    const box = isSaid ? readBox(boxes) : null
    if (kind === composite) {
      glyphs.push(writeComposite(readParts(parts, outlines), box))
      lefts.push(box?.left ?? 0)
      continue
    }
    const drawn = readOutline(kind, { points, flags, outlines })
    const around = box ?? measureContours(drawn)
    glyphs.push(kind > 0 && around ? writeOutline(drawn, around) : new Uint8Array())
    lefts.push(around?.left ?? 0)
  }
  return { glyf: joinBytes(glyphs), loca: writePlaces(glyphs), lefts }
}

function readBox(reader: ByteReader): OutlineBox {
  const [left, bottom, right, top] = [0, 1, 2, 3].map(() => reader.signedShort())
  return { left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 }
}

/** One byte for what is small. */
function readCount(reader: ByteReader): number {
  const code = reader.byte()
  if (code === 253) return reader.short()
  if (code === 254) return reader.byte() + 506
  return code === 255 ? reader.byte() + 253 : code
}

type Streams = Record<'points' | 'flags' | 'outlines', ByteReader>

function readOutline(count: number, { points, flags, outlines }: Streams): Contour[] {
  const lengths = Array.from({ length: Math.max(0, count) }, () => readCount(points))
  let [x, y] = [0, 0]
  const contours = lengths.map((length) =>
    Array.from({ length }, () => {
      const flag = flags.byte()
      const [dx, dy] = readStep(flag & 0x7f, outlines)
      x += dx
      y += dy
      return { x, y, isOn: (flag & 0x80) === 0 }
    }),
  )
  // How long its program is.
  if (count > 0) readCount(outlines)
  return contours
}

/** How far a point is from the one before it: the larger, the more bytes. */
function readStep(kind: number, reader: ByteReader): [dx: number, dy: number] {
  const byte = () => reader.byte()
  const alongX = (step: number) => (kind & 1 ? step : -step)
  const alongY = (step: number) => (kind & 2 ? step : -step)
  if (kind < 10) return [0, alongX(((kind & 14) << 7) + byte())]
  if (kind < 20) return [alongX((((kind - 10) & 14) << 7) + byte()), 0]
  if (kind < 84) {
    const [high, low] = [kind - 20, byte()]
    return [alongX(1 + (high & 0x30) + (low >> 4)), alongY(1 + ((high & 0x0c) << 2) + (low & 0x0f))]
  }
  if (kind < 120) {
    const high = kind - 84
    const dx = alongX(1 + (Math.floor(high / 12) << 8) + byte())
    return [dx, alongY(1 + (((high % 12) >> 2) << 8) + byte())]
  }
  if (kind < 124) {
    const [one, two, three] = [byte(), byte(), byte()]
    return [alongX((one << 4) + (two >> 4)), alongY(((two & 0x0f) << 8) + three)]
  }
  const dx = alongX((byte() << 8) + byte())
  return [dx, alongY((byte() << 8) + byte())]
}

const partFlags = {
  words: 0x1,
  scaled: 0x8,
  more: 0x20,
  scaledApart: 0x40,
  turned: 0x80,
  program: 0x100,
}

function readParts(reader: ByteReader, outlines: ByteReader): Uint8Array {
  const parts: Uint8Array[] = []
  for (;;) {
    const flags = reader.short()
    const { scaled, scaledApart, turned } = partFlags
    const scale = flags & scaled ? 2 : flags & scaledApart ? 4 : flags & turned ? 8 : 0
    const rest = reader.take(2 + (flags & partFlags.words ? 4 : 2) + scale)
    const kept = flags & ~partFlags.program
    parts.push(Uint8Array.of(kept >> 8, kept & 0xff), rest)
    if (flags & partFlags.more) continue
    if (flags & partFlags.program) readCount(outlines)
    return joinBytes(parts)
  }
}

function writeComposite(parts: Uint8Array, box: OutlineBox | null): Uint8Array {
  const head = new DataView(new ArrayBuffer(10))
  const { left, bottom, right, top } = box ?? { left: 0, bottom: 0, right: 0, top: 0 }
  ;[composite, left, bottom, right, top].forEach((value, at) => head.setInt16(at * 2, value))
  const whole = joinBytes([new Uint8Array(head.buffer), parts])
  const padded = new Uint8Array(Math.ceil(whole.length / 4) * 4)
  padded.set(whole)
  return padded
}
