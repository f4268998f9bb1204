import type { PptRecord, PptStream } from './record.ts'

/** Up to which letter something is so. */
export type Run<T> = { end: number; value: T }

/** What a paragraph says of its look; what it does not say is the master's. */
export type ParagraphLook = {
  hasMark?: boolean
  /** Whether mark, face, colour and size are its own, or those of the letters. */
  hasOwnFace?: boolean
  hasOwnColour?: boolean
  hasOwnSize?: boolean
  mark?: number
  markFace?: number
  markSize?: number
  markColour?: number
  align?: number
  /** In percent of a line, or, below 0, a length. */
  pitch?: number
  before?: number
  after?: number
  /** Where text begins, and its first line. */
  left?: number
  first?: number
  direction?: number
}

/** What letters say of their look. */
export type LetterLook = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  face?: number
  sizePt?: number
  colour?: number
  /** Raised, or lowered, in percent. */
  raise?: number
}

export type TextStyle = {
  paragraphs: readonly Run<{ level: number; look: ParagraphLook }>[]
  letters: readonly Run<LetterLook>[]
}

export const noStyle: TextStyle = { paragraphs: [], letters: [] }

/** Of what a text says of its look, by its letters. */
export function readTextStyle(stream: PptStream, record: PptRecord, length: number): TextStyle {
  const cursor = makeCursor(stream, record)
  return {
    paragraphs: readRuns(cursor, length, () => ({
      level: Math.min(cursor.uint16(), 4),
      look: readParagraphLook(cursor),
    })),
    letters: readRuns(cursor, length, () => readLetterLook(cursor)),
  }
}

export const valueAt = <T>(runs: readonly Run<T>[], place: number): T | undefined =>
  runs.find(({ end }) => place < end)?.value

/** What a master says of each level of one kind of text (`TxMasterStyleAtom`). */
export function readMasterStyle(
  stream: PptStream,
  record: PptRecord,
): { paragraph: ParagraphLook; letter: LetterLook }[] {
  const cursor = makeCursor(stream, record)
  const count = Math.min(cursor.uint16(), 5)
  return Array.from({ length: count }, () => {
    // Later kinds of text number their levels.
    if (record.instance >= 5) cursor.uint16()
    return { paragraph: readParagraphLook(cursor), letter: readLetterLook(cursor) }
  })
}

/** Reads on; past the end everything is 0, and `isDone` says so. */
type Cursor = {
  uint16(): number
  int16(): number
  uint32(): number
  skip(bytes: number): void
  isDone(): boolean
}

function makeCursor({ view }: PptStream, { start, end }: PptRecord): Cursor {
  let at = start
  const take = (size: number, read: (from: number) => number): number => {
    const from = at
    at += size
    return at <= end ? read(from) : 0
  }
  return {
    uint16: () => take(2, (from) => view.getUint16(from, true)),
    int16: () => take(2, (from) => view.getInt16(from, true)),
    uint32: () => take(4, (from) => view.getUint32(from, true)),
    skip: (bytes) => (at += bytes),
    isDone: () => at >= end,
  }
}

function readRuns<T>(cursor: Cursor, length: number, read: () => T): Run<T>[] {
  const runs: Run<T>[] = []
  let end = 0
  while (end < length && !cursor.isDone()) {
    const count = cursor.uint32()
    // A run of nothing would go on for ever.
    if (count === 0) break
    end += count
    runs.push({ end, value: read() })
  }
  return runs
}

const bit = (...places: number[]): number => places.reduce((all, place) => all | (1 << place), 0)

/** Each stands there if one of its bits is set, in this order. */
function readParagraphLook(cursor: Cursor): ParagraphLook {
  const mask = cursor.uint32()
  const look: ParagraphLook = {}
  const has = (...places: number[]) => (mask & bit(...places)) !== 0
  if (has(0, 1, 2, 3)) {
    const flags = cursor.uint16()
    const said = (place: number) => (flags & bit(place)) !== 0
    if (has(0)) look.hasMark = said(0)
    if (has(1)) look.hasOwnFace = said(1)
    if (has(2)) look.hasOwnColour = said(2)
    if (has(3)) look.hasOwnSize = said(3)
  }
  if (has(7)) look.mark = cursor.uint16()
  if (has(4)) look.markFace = cursor.uint16()
  if (has(6)) look.markSize = cursor.int16()
  if (has(5)) look.markColour = cursor.uint32()
  if (has(11)) look.align = cursor.uint16()
  if (has(12)) look.pitch = cursor.int16()
  if (has(13)) look.before = cursor.int16()
  if (has(14)) look.after = cursor.int16()
  if (has(8)) look.left = cursor.int16()
  if (has(10)) look.first = cursor.int16()
  if (has(15)) cursor.skip(2)
  if (has(20)) cursor.skip(cursor.uint16() * 4)
  if (has(16)) cursor.skip(2)
  if (has(17, 18, 19)) cursor.skip(2)
  if (has(21)) look.direction = cursor.uint16()
  return look
}

function readLetterLook(cursor: Cursor): LetterLook {
  const mask = cursor.uint32()
  const look: LetterLook = {}
  const has = (place: number) => (mask & bit(place)) !== 0
  if (mask & 0xffff) {
    const flags = cursor.uint16()
    if (has(0)) look.bold = (flags & 1) !== 0
    if (has(1)) look.italic = (flags & 2) !== 0
    if (has(2)) look.underline = (flags & 4) !== 0
  }
  if (has(16)) look.face = cursor.uint16()
  for (const place of [21, 22, 23]) if (has(place)) cursor.skip(2)
  if (has(17)) look.sizePt = cursor.uint16()
  if (has(18)) look.colour = cursor.uint32()
  if (has(19)) look.raise = cursor.int16()
  return look
}
