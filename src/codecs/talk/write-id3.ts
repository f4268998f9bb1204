import { joinBytes } from '#core/join-bytes.ts'

import type { Chapter } from './list-chapters.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Described = { title: string; seconds: number; chapters: readonly Chapter[] }

/**
 * What an MP3 file says of itself, before its sound: the title, and each slide as a chapter
 * (ID3 2.3, which every player reads, with the addendum for chapters).
 */
export function writeId3({ title, seconds, chapters }: Described): Bytes {
  const names = chapters.map((_, at) => `slide${at + 1}`)
  const frames = [
    writeFrame('TIT2', writeText(title)),
    ...(chapters.length > 0
      ? [
          // Top of all, and in this order.
          writeFrame('CTOC', [
            latin('toc\0'),
            Uint8Array.of(0b11, Math.min(255, names.length)),
            ...names.slice(0, 255).map((name) => latin(`${name}\0`)),
          ]),
        ]
      : []),
    ...chapters.map(({ start, title: heading }, at) =>
      writeFrame('CHAP', [
        latin(`${names[at]}\0`),
        ...[start, chapters[at + 1]?.start ?? seconds].map((time) =>
          writeNumber(Math.round(time * 1000)),
        ),
        // Where in the file it begins is not said: players go by its time.
        writeNumber(0xffffffff),
        writeNumber(0xffffffff),
        writeFrame('TIT2', writeText(heading)),
      ]),
    ),
  ]
  const body = joinBytes(frames)
  return joinBytes([latin('ID3'), Uint8Array.of(3, 0, 0), writeSyncsafe(body.length), body])
}

function writeFrame(id: string, parts: readonly Bytes[]): Bytes {
  const body = joinBytes(parts)
  return joinBytes([latin(id), writeNumber(body.length), Uint8Array.of(0, 0), body])
}

/** In UTF-16 behind a mark of its order, the one way this version has for all letters. */
function writeText(text: string): Bytes[] {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true)
  return [Uint8Array.of(1, 0xff, 0xfe), bytes]
}

const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function writeNumber(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Seven bits in each byte, so that nothing in it is taken for the beginning of sound. */
const writeSyncsafe = (value: number): Bytes =>
  Uint8Array.of(value >>> 21, (value >>> 14) & 0x7f, (value >>> 7) & 0x7f, value & 0x7f)
