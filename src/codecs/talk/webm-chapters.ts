import { joinBytes } from '#core/join-bytes.ts'

import type { Chapter } from './list-chapters.ts'

type Bytes = Uint8Array<ArrayBuffer>

const ids = {
  void: [0xec],
  tags: [0x12, 0x54, 0xc3, 0x67],
  tag: [0x73, 0x73],
  simpleTag: [0x67, 0xc8],
  chapters: [0x10, 0x43, 0xa7, 0x70],
  edition: [0x45, 0xb9],
  atom: [0xb6],
  uid: [0x73, 0xc4],
  start: [0x91],
  end: [0x92],
  display: [0x80],
  title: [0x85],
  language: [0x43, 0x7c],
} as const

/** Each slide as a chapter, as WebM has them. */
export const writeWebmChapters = (chapters: readonly Chapter[], seconds: number): Bytes =>
  writeElement(ids.chapters, [
    writeElement(
      ids.edition,
      chapters.map(({ start, title }, at) =>
        writeElement(ids.atom, [
          writeElement(ids.uid, [writeNumber(at + 1)]),
          writeElement(ids.start, [writeTime(start)]),
          writeElement(ids.end, [writeTime(chapters[at + 1]?.start ?? seconds)]),
          writeElement(ids.display, [
            writeElement(ids.title, [new TextEncoder().encode(title)]),
            writeElement(ids.language, [new TextEncoder().encode('und')]),
          ]),
        ]),
      ),
    ),
  ])

/**
 * Of a muxer that knows no chapters: they were given to it as the last of its tags, and are made an
 * element of their own where they stand. Tags end before them, what named them is void, and all other
 * places in the file stay as they are. `piece` is changed; one without them is left alone.
 */
export function raiseChapters(piece: Uint8Array, chapters: Uint8Array): void {
  const at = findBytes(piece, chapters)
  // The last before them: the list of what is where names tags, too.
  const tags = findLastBytes(piece, ids.tags, at)
  if (tags < 0) return
  const whole = readHead(piece, tags, ids.tags.length)
  const tag = readHead(piece, whole.from, ids.tag.length)
  // Each after the one before it: the last holds the chapters.
  let last = -1
  for (let child = tag.from; child < at;) {
    last = child
    const { from, length } = readHead(piece, child, ids.simpleTag.length)
    child = from + length
  }
  if (last < 0 || at - last < 2 || at - last > 128) return
  writeLength(piece, tags + ids.tags.length, whole, last - whole.from)
  writeLength(piece, whole.from + ids.tag.length, tag, last - tag.from)
  piece.set([...ids.void, 0x80 | (at - last - 2)], last)
}

/** Where what is in an element begins, how long that is, and in how many bytes it says so. */
type Head = { from: number; length: number; width: number }

function readHead(piece: Uint8Array, at: number, idBytes: number): Head {
  const first = piece[at + idBytes] ?? 0
  const width = Math.clz32(first) - 23
  let length = first & (0xff >> width)
  for (let byte = 1; byte < width; byte++) length = length * 256 + (piece[at + idBytes + byte] ?? 0)
  return { from: at + idBytes + width, length, width }
}

/** In as many bytes as before. */
function writeLength(piece: Uint8Array, at: number, { width }: Head, length: number): void {
  let rest = length
  for (let byte = width - 1; byte >= 0; byte--) {
    piece[at + byte] = rest % 256
    rest = Math.floor(rest / 256)
  }
  piece[at] = (piece[at] ?? 0) | (0x100 >> width)
}

function findBytes(piece: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted
  for (let at = piece.indexOf(first); at >= 0; at = piece.indexOf(first, at + 1))
    if (wanted.every((byte, index) => piece[at + index] === byte)) return at
  return -1
}

function findLastBytes(piece: Uint8Array, wanted: readonly number[], before: number): number {
  const [first = 0] = wanted
  for (let at = before; at > 0;) {
    at = piece.lastIndexOf(first, at - 1)
    if (wanted.every((byte, index) => piece[at + index] === byte)) return at
  }
  return -1
}

function writeElement(id: readonly number[], parts: readonly Bytes[]): Bytes {
  const body = joinBytes(parts)
  // Four bytes say how long it is, however short it is.
  const head = new Uint8Array(4)
  new DataView(head.buffer).setUint32(0, 0x10000000 | body.length)
  return joinBytes([Uint8Array.from(id), head, body])
}

const writeTime = (seconds: number): Bytes => writeNumber(Math.round(seconds * 1e9))

function writeNumber(value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return bytes
}
