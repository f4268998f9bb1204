import type { Paragraph, Rect, TextBox, TextRun } from '../layout/boxes.ts'
import {
  measureText,
  type MeasuredText,
  setText,
  type TextItem,
  type TriedText,
  tryText,
} from '../layout/texts/set-text.ts'
import { pxPerPt } from '../layout/stage.ts'
import { elsewhere } from '../layout/typefaces/choose-family.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { balanceLines, steadyLines } from '../layout/texts/tune-width.ts'
import type { Theme } from '../theme/theme.ts'
import type { Block, BlockText } from './composition.ts'

/** A block whose words are measured, and which can be set at any size. */
export type MeasuredBlock = {
  block: Block
  rtl: boolean
  texts: readonly { text: BlockText; measured: MeasuredText }[]
}

/** By how much letters may be made smaller until a form has no room for its words. */
export const shares = [
  1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.66, 0.62, 0.58, 0.54, 0.5, 0.46, 0.42,
] as const

/** In points, whole: below this nobody reads it from the back of a room. */
const leastPt = 14

/**
 * Most letters from outside of Europe reach farther up and down, or fill all of their square; those of
 * Arabic farther still, with their dots.
 */
function leastLeading(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return 1.4
  return elsewhere.test(text) ? 1.24 : 0
}

export function measureBlock(
  block: Block,
  { rtl, theme }: { rtl: boolean; theme: Theme },
  metrics: TextMetrics,
): MeasuredBlock {
  const { x, width, align = 'start' } = block
  const texts = block.texts.map((text) => {
    const runs = listRuns(text)
    const item: TextItem = {
      part: text.part,
      text: text.text,
      ...(text.emphasis && { emphasis: text.emphasis }),
      level: 0,
      mark: null,
      ...(runs && { runs }),
    }
    const { font } = text.face
    const frame: Rect = { x, y: 0, width, height: 0 }
    const { colour } = text
    const toSet = {
      frame,
      items: [item],
      font,
      align,
      rtl,
      hangEm: 0,
      leading: Math.max(text.face.leading, leastLeading(text.text)),
      colour,
      standIns: theme.standIns,
    }
    return { text, measured: measureText(toSet, metrics) }
  })
  return { block, rtl, texts }
}

function listRuns({ runs, face, colour }: BlockText): TextRun[] | null {
  if (!runs) return null
  return runs.map((run) => ({
    start: run.start,
    end: run.end,
    font: (run.face ?? face).font,
    colour: run.colour ?? colour,
    scale: run.scale ?? 1,
  }))
}

/** Whole points, so that every program can take them as they are. */
const sizeAt = ({ px, holds = 0 }: BlockText, share: number): number =>
  Math.max(
    Math.min(leastPt, Math.round(px / pxPerPt)),
    Math.round((px * Math.max(share, holds)) / pxPerPt),
  )

const gapAt = ({ gap = 0 }: BlockText, share: number): number => Math.round(gap * share)

/** How high it is at a share of its sizes, and whether its words stay whole. */
export function tryBlock(
  { texts }: MeasuredBlock,
  share: number,
): { height: number; isWhole: boolean } {
  let height = 0
  let isWhole = true
  texts.forEach(({ text, measured }, index) => {
    const tried = tryText(measured, { sizePt: sizeAt(text, share), gapEm: 0 })
    const lines = tried.paragraphs[0]?.lines.length ?? 1
    if (tried.cutsWord || (text.oneLine && lines > 1)) isWhole = false
    height += tried.height + (index > 0 ? gapAt(text, share) : 0)
  })
  return { height, isWhole }
}

/** Its paragraphs at that share, from `top` on. */
export function setBlock(
  { block, texts, rtl }: MeasuredBlock,
  share: number,
  top: number,
  metrics: TextMetrics,
): { paragraphs: Paragraph[]; height: number } {
  const paragraphs: Paragraph[] = []
  let y = top
  texts.forEach(({ text, measured }, index) => {
    if (index > 0) y += gapAt(text, share)
    const placed = { ...measured, frame: { ...measured.frame, y } }
    const tuned = tuneLines(placed, sizeAt(text, share), block.isBalanced === true)
    const set = setText(placed, tuned, metrics)
    for (const paragraph of set.paragraphs)
      paragraphs.push({
        ...hangOver(paragraph, text, share),
        level: text.level ?? 0,
        mark: placeMark(paragraph, text, { share, rtl }, metrics),
      })
    y += set.height
  })
  return { paragraphs, height: y - top }
}

/** The lines that every program makes of it; as many as there were at first. */
function tuneLines(measured: MeasuredText, sizePt: number, isBalanced: boolean): TriedText {
  const atWidth = (share: number) =>
    tryText(measured, { sizePt, gapEm: 0, width: measured.frame.width * share })
  const set = atWidth(1)
  const isOneLine = set.paragraphs.every(({ lines }) => lines.length === 1)
  const even = isBalanced && !isOneLine ? balanceLines(set, atWidth) : set
  return steadyLines(even, atWidth, (other) => other.height <= set.height)
}

function hangOver(paragraph: Paragraph, { hang = 0 }: BlockText, share: number): Paragraph {
  const [first, ...rest] = paragraph.lines
  if (hang === 0 || !first) return paragraph
  const by = paragraph.rtl ? -hang * share : hang * share
  const move = <Placed extends { x: number }>(one: Placed): Placed => ({ ...one, x: one.x - by })
  const { pieces } = first
  const moved = { ...move(first), ...(pieces && { pieces: pieces.map(move) }) }
  return { ...paragraph, lines: [moved, ...rest] }
}

/** As far before its first line as it is before one that begins where it may, as every program sets it. */
function placeMark(
  { lines: [first], x: start, width: room }: Paragraph,
  { mark }: BlockText,
  { share, rtl }: { share: number; rtl: boolean },
  metrics: TextMetrics,
): Paragraph['mark'] {
  if (!mark || !first) return null
  const { text, face, colour } = mark
  const sizePx = Math.round((mark.px * share) / pxPerPt) * pxPerPt
  const width = metrics.measure(text, face.font, sizePx)
  const x = rtl ? mark.x - width - (start + room - first.x - first.width) : mark.x + first.x - start
  return { kind: 'text', text, font: face.font, sizePx, colour, x, baseline: first.baseline, width }
}

/** What all of its paragraphs have, and the rest say for themselves. */
export const lookOf = ({ texts }: Block): Pick<TextBox, 'font'> & { colour: string } => {
  const [first] = texts
  return {
    font: first?.face.font ?? { family: 'Arimo', weight: 400, italic: false },
    colour: first?.colour ?? '#000000',
  }
}
