import type { Paragraph, SlideLayout, TextBox } from '#core/layout/boxes.ts'
import { pxPerPt, stage } from '#core/layout/stage.ts'

import type { PdfText } from './read-pdf-texts.ts'

/** What became of a text box in another program, measured against ours. In px of the stage. */
export type ComparedBox = {
  role: TextBox['role']
  ours: string[]
  theirs: string[]
  isSame: boolean
  hasSameCount: boolean
  /** How much lower than ours each line stands, where there are as many. */
  baselines: number[]
  /** How far the sides of the text are from ours, where its lines are the same. */
  sides: number[]
  /** It reaches into the text below it, or out of the stage. */
  overflows: boolean
}

type Line = { text: string; x: number; right: number; baseline: number }

/** Every text box of a slide beside what a page shows in its place. */
export function compareLines(
  { boxes, rtl }: SlideLayout,
  texts: readonly PdfText[],
): ComparedBox[] {
  const shown = boxes.filter(
    (box): box is TextBox => box.kind === 'text' && box.paragraphs.some(({ text }) => text.trim()),
  )
  const found = new Map<TextBox, PdfText[]>(shown.map((box) => [box, []]))
  for (const text of texts.filter((one) => letters(one.text) && !isSlideNumber(one))) {
    if (shown.some((box) => isOrdinal(text, box))) continue
    const box = findBox(shown, text)
    if (box && !isMark(text, box, rtl)) found.get(box)?.push(withoutMark(text, box))
  }
  return shown.map((box) => compareBox(box, joinLines(found.get(box) ?? []), findEnd(box, shown)))
}

/** A form's ordinal stands where it was set, outside the box of its text. */
const isOrdinal = ({ text, x, baseline }: PdfText, { paragraphs }: TextBox): boolean =>
  paragraphs.some(
    ({ mark }) =>
      mark?.kind === 'text' &&
      mark.text === text.trim() &&
      Math.abs(mark.x - x) < 12 &&
      Math.abs(mark.baseline - baseline) < 6,
  )

const isSlideNumber = ({ text, baseline }: PdfText): boolean =>
  baseline > 680 && /^\d+$/.test(text.trim())

/** Where the next text below begins, or the stage ends. */
function findEnd({ x, y, width }: TextBox, boxes: readonly TextBox[]): number {
  const below = boxes.filter((box) => box.y > y && box.x < x + width && x < box.x + box.width)
  return Math.min(stage.height, ...below.map((box) => box.y))
}

const reach = 24

/** The box that a piece stands in, or nearest to below it. */
function findBox(boxes: readonly TextBox[], { x, width, baseline }: PdfText): TextBox | undefined {
  const middle = x + width / 2
  const beside = boxes.filter(
    (box) => middle > box.x - reach && middle < box.x + box.width + reach && baseline > box.y,
  )
  return beside.toSorted((a, b) => b.y - a.y)[0]
}

function findParagraph({ paragraphs }: TextBox, { baseline }: PdfText): Paragraph | undefined {
  return paragraphs.findLast(({ y }) => y < baseline) ?? paragraphs[0]
}

function isMark(text: PdfText, box: TextBox, rtl: boolean): boolean {
  const paragraph = findParagraph(box, text)
  const [line] = paragraph?.lines ?? []
  if (!paragraph?.mark || !line) return false
  return rtl
    ? text.x >= line.x + line.width - 1
    : text.x + text.width <= line.x + 1 && text.x < paragraph.mark.x + 8
}

/** Readers of PDF take a mark that is a letter of the same font together with its text. */
function withoutMark(piece: PdfText, box: TextBox): PdfText {
  const paragraph = findParagraph(box, piece)
  const mark = paragraph?.mark
  const [line] = paragraph?.lines ?? []
  const isMarked = mark && line && Math.abs(piece.x - mark.x) < 8 && line.x - mark.x > 8
  const glyphs = /^(?:[•▪◦–]|\d+\.?)\s+/u.exec(piece.text)?.[0]
  if (!isMarked || !glyphs) return piece
  const cut = line.x - mark.x
  return {
    ...piece,
    text: piece.text.slice(glyphs.length),
    x: piece.x + cut,
    width: piece.width - cut,
  }
}

function joinLines(texts: readonly PdfText[]): Line[] {
  const rows: PdfText[][] = []
  for (const text of texts) {
    const row = rows.find(([first]) => first && isSameRow(first, text))
    if (row) row.push(text)
    else rows.push([text])
  }
  return rows
    .map((row) => {
      const ordered = row.toSorted((a, b) => a.x - b.x)
      const [longest] = row.toSorted((a, b) => b.text.length - a.text.length)
      return {
        text: ordered.map(({ text }) => text).join(''),
        x: Math.min(...row.map(({ x }) => x)),
        right: Math.max(...row.map(({ x, width }) => x + width)),
        baseline: longest?.baseline ?? 0,
      }
    })
    .toSorted((a, b) => a.baseline - b.baseline)
}

const isSameRow = (one: PdfText, other: PdfText): boolean =>
  Math.abs(one.baseline - other.baseline) < 0.42 * Math.min(one.sizePx, other.sizePx)

function compareBox(box: TextBox, theirs: readonly Line[], end: number): ComparedBox {
  const ours = box.paragraphs.flatMap((paragraph) =>
    paragraph.lines
      .filter(({ text }) => text.trim())
      // Letters that hang over the edge do so on our stage alone.
      .map(({ text, x, width, baseline }) => ({
        text,
        x: Math.max(x, paragraph.x),
        width,
        baseline,
      })),
  )
  const pairs = ours.map((line, index) => ({ line, other: theirs[index] }))
  const hasSameCount = ours.length === theirs.length
  const isSame =
    hasSameCount &&
    pairs.every(({ line, other }) => other && letters(line.text) === letters(other.text))
  const [left, right] = [Math.min(...ours.map(({ x }) => x)), Math.max(...ours.map(endOf))]
  const last = theirs.at(-1)
  return {
    role: box.role,
    ours: ours.map(({ text }) => text),
    theirs: theirs.map(({ text }) => text),
    isSame,
    hasSameCount,
    baselines: hasSameCount
      ? pairs.map(({ line, other }) => (other?.baseline ?? 0) - line.baseline)
      : [],
    sides: isSame
      ? [
          Math.min(...theirs.map(({ x }) => x)) - left,
          beyond(Math.max(...theirs.map((line) => line.right)) - right, findSlack(box)),
        ]
      : [],
    overflows: last !== undefined && !box.overflows && last.baseline > end,
  }
}

/** Letters that are set tight take room away after the last one of a run, too; LibreOffice leaves that. */
const findSlack = ({ paragraphs, font }: TextBox): number =>
  Math.max(
    0,
    ...paragraphs.flatMap(({ lines, sizePt }) =>
      lines.flatMap(({ pieces = [{ font, scale: 1 }] }) =>
        pieces.map((piece) => -(piece.font.tracking ?? 0) * sizePt * pxPerPt * piece.scale),
      ),
    ),
  )

/** How far it is off, when it may be this much larger. */
const beyond = (off: number, slack: number): number => (off > 0 ? Math.max(0, off - slack) : off)

const endOf = ({ x, width }: { x: number; width: number }): number => x + width

/** Readers of PDF differ in spaces, in the order of Arabic and in ligatures, not in the letters of a line. */
const letters = (text: string): string =>
  Array.from(text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Cc}\uFE0F\u20E3]/gu, ''))
    .toSorted()
    .join('')
