import type { PlacedParagraph, RunLook } from '../deck/placed.ts'
import type { Rect, SetLetters, TextLine, TextRun } from '../layout/boxes.ts'
import type { FoundLine } from '../layout/lines/break-lines.ts'
import { linePitch } from '../layout/stage.ts'
import type { Font } from '../layout/text-metrics.ts'
import { divideLine, type RunRuler } from '../layout/texts/text-runs.ts'
import type { DrawnSign, MarkDrawing } from './draw-mark.ts'
import type { LookedStretch } from './list-looks.ts'

/** A stretch behind letters, or through them; or what is drawn before them. */
export type Stroke = Rect & { colour: string; drawn?: DrawnSign; lineWidth?: number }

export type PlacedLetters = {
  /** Of its first letters. */
  font: Font
  paragraphs: SetLetters[]
  height: number
  behind: Stroke[]
  through: Stroke[]
}

/** A paragraph that is measured, and broken into lines. */
export type PreparedParagraph = {
  paragraph: PlacedParagraph
  words: string
  painted: string
  looks: readonly LookedStretch[]
  lead: { look: RunLook; font: Font; sizePx: number }
  ruler: RunRuler
  runs: readonly TextRun[]
  mark: {
    text: string
    drawn?: MarkDrawing
    font: Font
    sizePx: number
    colour: string
    width: number
  } | null
  /** Of the first line, and of the others, from the start of the room. */
  first: number
  rest: number
  lines: readonly FoundLine[]
}

/** A line is as high as its largest letters. */
export function findLineSize({ looks, lead }: PreparedParagraph, line: FoundLine): number {
  let sizePx = 0
  for (const { start, end, look } of looks) {
    const isEmpty = line.visibleEnd <= line.start && start <= line.start && end >= line.start
    if (!isEmpty && (end <= line.start || start >= line.visibleEnd)) continue
    const whole = lead.look.size > 0 ? (lead.sizePx * look.size) / lead.look.size : lead.sizePx
    sizePx = Math.max(sizePx, whole)
  }
  return sizePx > 0 ? sizePx : lead.sizePx
}

type LinePlace = { x: number; baseline: number; rtl: boolean; gap: number }

/** As few lines for painters as it takes: letters that are raised, or words set apart, are lines of their own. */
export function placeLine(
  one: PreparedParagraph,
  line: FoundLine,
  { x, baseline, rtl, gap }: LinePlace,
  set: PlacedLetters,
): TextLine[] {
  const { painted, ruler, lead, looks } = one
  const measure = (start: number, end: number) => ruler.measure(start, end) * lead.sizePx
  const cuts = new Set([line.start, line.visibleEnd])
  for (const { start, end, look } of looks)
    if (look.raise) for (const cut of [start, end]) cuts.add(cut)
  const gaps: number[] = []
  if (gap > 0)
    for (const { index = 0 } of painted.slice(line.start, line.visibleEnd).matchAll(/ (?=\S)/g)) {
      gaps.push(line.start + index + 1)
      cuts.add(line.start + index + 1)
    }
  const places = [...cuts]
    .filter((cut) => cut >= line.start && cut <= line.visibleEnd)
    .toSorted((a, b) => a - b)
  if (places.length === 1) places.push(line.visibleEnd)
  const stretch = gaps.length > 0 ? gap / gaps.length : 0
  return places.slice(1).map((end, index) => {
    const start = places[index] ?? line.start
    const isLast = end === line.visibleEnd
    const along = measure(line.start, start) + stretch * gaps.filter((at) => at <= start).length
    const width = measure(start, end)
    const look = looks.find((run) => run.start <= start && run.end > start)?.look
    const raised = (look?.raise ?? 0) * (look?.size ?? 0) * (lead.sizePx / (lead.look.size || 1))
    const placed: TextLine = {
      text: painted.slice(start, end),
      start,
      end: isLast ? line.end : end,
      x: rtl ? x + line.width - along - width : x + along,
      baseline: baseline - raised,
      width,
    }
    const pieces = divideLine(ruler, placed, { sizePx: lead.sizePx, colour: lead.look.colour, rtl })
    drawStrokes(one, placed, set, rtl)
    return Object.assign(placed, { pieces })
  })
}

/** What is marked lies behind the letters; what is underlined or struck through has its line over them. */
function drawStrokes(
  { looks, ruler, lead }: PreparedParagraph,
  line: TextLine,
  set: PlacedLetters,
  rtl: boolean,
): void {
  for (const { start, end, look } of looks) {
    // Painters underline what leads somewhere by themselves.
    const isUnderlined = look.underline === true && look.link === undefined
    if (!look.highlight && !look.strike && !isUnderlined) continue
    const [from, to] = [Math.max(start, line.start), Math.min(end, line.start + line.text.length)]
    if (from >= to) continue
    const before = ruler.measure(line.start, from) * lead.sizePx
    const width = ruler.measure(from, to) * lead.sizePx
    const x = rtl ? line.x + line.width - before - width : line.x + before
    const sizePx = (lead.sizePx * look.size) / (lead.look.size || 1)
    if (look.highlight)
      set.behind.push({
        x,
        width,
        y: line.baseline - 0.95 * sizePx,
        height: linePitch * sizePx,
        colour: look.highlight,
      })
    if (isUnderlined)
      set.through.push({
        x,
        width,
        y: line.baseline + 0.1 * sizePx,
        height: Math.max(1, sizePx / 16),
        colour: look.colour,
      })
    if (look.strike)
      set.through.push({
        x,
        width,
        y: line.baseline - 0.3 * sizePx,
        height: Math.max(1, sizePx / 16),
        colour: look.colour,
      })
  }
}
