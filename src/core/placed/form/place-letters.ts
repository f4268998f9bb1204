import type {
  PlacedMark,
  PlacedParagraph,
  PlacedPart,
  PlacedText,
  RunLook,
} from '../../deck/placed.ts'
import type { Paragraph, Rect, TextLine, TextPart, TextRun } from '../../layout/boxes.ts'
import { pxPerPt } from '../../layout/stage.ts'
import type { Font, TextMetrics } from '../../layout/text-metrics.ts'
import type { FindWords } from '../place-words.ts'
import { setLetters } from '../set-letters.ts'
import { tidyLength } from '../edit/change-elements.ts'

/** A text of a form: paragraphs below one another, and what of their look they do not say themselves. */
export type FormText = {
  /** `part` is null for what is none of the slide's words. */
  paragraphs: readonly FormParagraph[]
  /** The side of the page that its lines begin at, end at, or stand between. */
  align: 'left' | 'center' | 'right'
  font: Font
  colour: string
  isUnderlined?: boolean
}

export type FormParagraph = Pick<
  Paragraph,
  'text' | 'level' | 'rtl' | 'sizePt' | 'pitch' | 'mark' | 'lines' | keyof Rect
> & { part: TextPart | null; runs?: readonly TextRun[] }

/** The text of an element, and where its first line stands. */
export type PlacedLetters = { text: PlacedText; room: Rect }

/**
 * The same letters in the same places, as a text of an element. Such texts are set by rules of their own, so it is
 * set once, and moved to where the form has it.
 */
export function placeLetters(
  { paragraphs, align, font, colour, isUnderlined }: FormText,
  findWords: FindWords,
  metrics: TextMetrics,
): PlacedLetters {
  const looks: RunLook[] = []
  const numberLook = (look: RunLook): number => {
    const key = JSON.stringify(look)
    const known = looks.findIndex((one) => JSON.stringify(one) === key)
    return known >= 0 ? known : looks.push(look) - 1
  }
  const area = boundText(paragraphs)
  const drafts = paragraphs.map((paragraph): PlacedParagraph => {
    const { level, rtl, mark, pitch } = paragraph
    const plain = { font, colour, scale: 1 }
    const runs = fillRuns(paragraph, plain).map(([end, run]): [number, number] => [
      end,
      numberLook(toLook(run, paragraph.sizePt * pxPerPt, isUnderlined)),
    ])
    const placedMark = mark && placeMark(mark, paragraph)
    const sides = listSides(paragraph, area)
    return {
      ...nameWords(paragraph, findWords),
      runs,
      ...(align !== 'left' && { align }),
      ...(rtl && { rtl }),
      ...(level > 0 && { level }),
      ...(sides.left > 0 && { left: sides.left }),
      ...(sides.right > 0 && { right: sides.right }),
      pitch: { px: tidyLength(pitch) },
      ...(placedMark && { mark: placedMark }),
      ...indentOf(paragraph, align),
    }
  })
  const text: PlacedText = { looks, paragraphs: drafts, insets: [0, 0, 0, 0] }
  return settle({ text, room: area }, paragraphs, findWords, metrics)
}

/** A form may say something in other words than its slide: then they are its own. */
function nameWords(
  { part, text }: FormParagraph,
  findWords: FindWords,
): Pick<PlacedParagraph, 'part' | 'text'> {
  const placed = part && placePart(part)
  return placed && findWords({ part: placed, runs: [] }) === text ? { part: placed } : { text }
}

export const placePart = (part: TextPart): PlacedPart => {
  if (part.field === 'title') return { field: 'title' }
  const { index, range, slot } = part
  return {
    field: 'content',
    index,
    ...(range && { range: [range[0], range[1]] }),
    ...(slot && { slot }),
  }
}

/** Around the room of all of its lines, and what stands before them. */
function boundText(paragraphs: readonly FormParagraph[]): Rect {
  const lefts = paragraphs.map(({ x, mark }) => Math.min(x, mark?.x ?? x))
  const rights = paragraphs.map(({ x, width, mark }) =>
    Math.max(x + width, mark ? mark.x + mark.width : x),
  )
  const [x, y] = [Math.min(...lefts), Math.min(...paragraphs.map((one) => one.y))]
  const bottom = Math.max(...paragraphs.map((one) => one.y + one.height))
  return { x, y, width: Math.max(...rights) - x, height: bottom - y }
}

/** How far its lines stay from the edges that its text begins and ends at. */
function listSides({ x, width, rtl }: FormParagraph, area: Rect): { left: number; right: number } {
  const before = tidyLength(x - area.x)
  const behind = tidyLength(area.x + area.width - x - width)
  return rtl ? { left: behind, right: before } : { left: before, right: behind }
}

/** How far its first line, or the mark before it, stands out. */
function indentOf(
  { lines: [first], mark, rtl, x, width }: FormParagraph,
  align: FormText['align'],
): { indent?: number } {
  if (!first) return {}
  if (mark) {
    const out = rtl ? mark.x + mark.width - first.x - first.width : first.x - mark.x
    return { indent: -tidyLength(Math.max(0, out)) }
  }
  const hang = rtl ? x + width - first.x - first.width : first.x - x
  const isAtStart = align === (rtl ? 'right' : 'left')
  return isAtStart && Math.abs(hang) > 0.01 ? { indent: tidyLength(hang) } : {}
}

/** All of a paragraph's letters in stretches: up to where each goes, and how it looks. */
function fillRuns(
  { text, runs = [] }: FormParagraph,
  plain: Omit<TextRun, 'start' | 'end'>,
): [end: number, run: Omit<TextRun, 'start' | 'end'>][] {
  const filled: [number, Omit<TextRun, 'start' | 'end'>][] = []
  let at = 0
  for (const run of runs) {
    if (run.start > at) filled.push([run.start, plain])
    if (run.end > at) filled.push([run.end, run])
    at = Math.max(at, run.end)
  }
  if (at < text.length || filled.length === 0) filled.push([Math.max(1, text.length), plain])
  return filled
}

function toLook(
  { font, colour, scale, look }: Omit<TextRun, 'start' | 'end'>,
  sizePx: number,
  isUnderlined = false,
): RunLook {
  const size = tidyLength(sizePx * scale)
  return {
    face: font.family,
    size,
    colour,
    ...(font.weight === 700 && { bold: true }),
    ...(font.italic && { italic: true }),
    ...(isUnderlined && { underline: true }),
    ...(font.tracking && { spacing: tidyLength(font.tracking * size) }),
    ...(look?.link !== undefined && { link: look.link }),
  }
}

function placeMark(mark: NonNullable<Paragraph['mark']>, { sizePt }: FormParagraph): PlacedMark {
  const sizePx = sizePt * pxPerPt
  if (mark.kind !== 'text')
    return { drawn: mark.kind, colour: mark.colour, scale: mark.width / sizePx }
  const { text, font, colour } = mark
  const [counted] = /^\d+(?=\.$)/.exec(text) ?? []
  return {
    ...(counted
      ? { number: { style: 'arabicPeriod', from: Number(counted) } }
      : { text: text.slice(0, 200) }),
    face: font.family,
    bold: font.weight === 700,
    ...(font.tracking && { spacing: tidyLength(font.tracking * mark.sizePx) }),
    colour,
    scale: mark.sizePx / sizePx,
  }
}

/** Rooms that are hardly wider than the words would break them elsewhere. */
const slack = 0.5

function settle(
  draft: PlacedLetters,
  wanted: readonly FormParagraph[],
  findWords: FindWords,
  metrics: TextMetrics,
): PlacedLetters {
  const lined = endLines(draft, wanted, findWords, metrics)
  const set = setIn(lined, findWords, metrics)
  let [moved, top] = [0, 0]
  const paragraphs = lined.text.paragraphs.map((paragraph, at) => {
    const [is, was] = [set[at]?.lines[0], wanted[at]?.lines[0]]
    const by = is && was ? was.baseline - is.baseline : moved
    if (at === 0) top = by
    const before = tidyLength(by - moved)
    moved = by
    return at === 0 || before === 0 ? paragraph : { ...paragraph, before: { px: before } }
  })
  const { room, text } = lined
  return { text: { ...text, paragraphs }, room: { ...room, y: room.y + top } }
}

/**
 * Lines that were made about as long as one another end where they did: in less room, so that they still do with
 * other words, or else where each of them ended.
 */
function endLines(
  draft: PlacedLetters,
  wanted: readonly FormParagraph[],
  findWords: FindWords,
  metrics: TextMetrics,
): PlacedLetters {
  const change = (
    letters: PlacedLetters,
    how: (paragraph: PlacedParagraph, was: FormParagraph, at: number) => PlacedParagraph,
  ): PlacedLetters => {
    const set = setIn(letters, findWords, metrics)
    const paragraphs = letters.text.paragraphs.map((paragraph, at) => {
      const was = wanted[at]
      const isAlike = !was || endAlike(was.lines, set[at]?.lines ?? [])
      return isAlike ? paragraph : how(paragraph, was, at)
    })
    return { ...letters, text: { ...letters.text, paragraphs } }
  }
  return change(change(draft, narrow), (_, was, at) =>
    breakLines(draft.text.paragraphs[at] ?? { runs: [] }, was),
  )
}

function narrow(paragraph: PlacedParagraph, { lines, width }: FormParagraph): PlacedParagraph {
  const spare = width - Math.max(0, ...lines.map((line) => line.width)) - slack
  if (spare <= 0) return paragraph
  const { left = 0, right = 0, align, rtl } = paragraph
  if (align === 'center') {
    const half = spare / 2
    return { ...paragraph, left: tidyLength(left + half), right: tidyLength(right + half) }
  }
  // Its lines hang from the other edge.
  const isAtEnd = (align === 'right') !== (rtl === true)
  return isAtEnd
    ? { ...paragraph, left: tidyLength(left + spare) }
    : { ...paragraph, right: tidyLength(right + spare) }
}

/** In place of the spaces that its lines end with. */
function breakLines(paragraph: PlacedParagraph, { text, lines }: FormParagraph): PlacedParagraph {
  const breaks = lines
    .slice(1)
    .flatMap(({ start }) => (/\s/.test(text[start - 1] ?? '') ? start - 1 : []))
  return { ...paragraph, breaks }
}

const endAlike = (one: readonly TextLine[], other: readonly TextLine[]): boolean =>
  one.length === other.length && one.every(({ start }, at) => start === other[at]?.start)

const setIn = ({ text, room }: PlacedLetters, findWords: FindWords, metrics: TextMetrics) =>
  setLetters({ text, room, findWords, scale: 1 }, metrics).paragraphs
