import * as v from 'valibot'

import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { mostItems, parseJson } from '#core/parse-json.ts'
import { fail, ok, type Result } from '#core/result.ts'

import type { ReadFailure } from '../read-result.ts'
import { decodeText } from '../text/decode-text.ts'
import { libraryMarks } from './library-marks.ts'

/** What a backup file says; nobody has looked yet whether any of it can be used. */
export type LibraryFile = {
  presentations: unknown[]
  /** More than these. */
  isLonger: boolean
  /** By the name under which slides know them, and read when they are asked for. */
  pictures: ReadonlyMap<string, () => unknown>
  damaged: unknown[]
}

const fileSchema = v.object({
  format: v.literal('lectern-library'),
  presentations: v.array(v.unknown()),
  pictures: v.record(v.string(), v.unknown()),
  damaged: v.optional(v.array(v.unknown()), []),
})

/** Without its pictures. A string can be twice as long at most, and what is read from it takes more. */
const maxTextBytes = 250 * 1024 * 1024

/**
 * The pictures are left in their bytes, each in its line: together they may be longer than a string.
 * Where somebody has laid the file out anew it is read as one text.
 */
export function openLibrary(bytes: Uint8Array): Result<LibraryFile, ReadFailure> {
  const { rest, lines } = cutPictures(bytes) ?? { rest: bytes, lines: new Uint8Array() }
  const text = rest.length > maxTextBytes ? null : decodeText(rest)
  const file = text === null ? undefined : parseJson(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return fail('damaged')
  const found = v.safeParse(fileSchema, file)
  if (!found.success) return fail('not-this-kind')
  const { presentations, pictures, damaged } = found.output
  const named = Object.entries(pictures).map(([hash, url]) => [hash, () => url] as const)
  return ok({
    presentations: presentations.slice(0, mostItems),
    isLonger: presentations.length > mostItems,
    pictures: new Map([...named, ...listPictures(lines)].map(([h, get]) => [assetUrl(h), get])),
    damaged,
  })
}

function cutPictures(bytes: Uint8Array): { rest: Uint8Array; lines: Uint8Array } | null {
  const before = findMark(bytes, libraryMarks.pictures)
  const after = before && findMark(bytes, libraryMarks.damaged, before.end)
  if (!after) return null
  const rest = new Uint8Array(before.end + bytes.length - after.start)
  rest.set(bytes.subarray(0, before.end))
  rest.set(bytes.subarray(after.start), before.end)
  return { rest, lines: bytes.subarray(before.end, after.start) }
}

const newLine = 0x0a

/** A mark begins with the end of a line, which no text of JSON can have in it. */
function findMark(bytes: Uint8Array, mark: string, from = 0) {
  const wanted = new TextEncoder().encode(mark)
  let start = bytes.indexOf(newLine, from)
  while (start >= 0 && !wanted.every((byte, index) => bytes[start + index] === byte))
    start = bytes.indexOf(newLine, start + 1)
  return start < 0 ? null : { start, end: start + wanted.length }
}

function listPictures(lines: Uint8Array): [string, () => unknown][] {
  const pictures: [string, () => unknown][] = []
  for (let start = 0; start < lines.length;) {
    const next = lines.indexOf(newLine, start)
    const end = next < 0 ? lines.length : next
    const line = lines.subarray(start, end)
    const hash = /^"([^"\\]+)":/.exec(decode(line.subarray(0, 256)))?.[1]
    if (hash !== undefined) pictures.push([hash, () => readPicture(line)])
    start = end + 1
  }
  return pictures
}

function readPicture(line: Uint8Array): unknown {
  const entry = parseJson(`{${decode(line).replace(/,$/, '')}}`)
  return typeof entry === 'object' && entry ? Object.values(entry)[0] : undefined
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
