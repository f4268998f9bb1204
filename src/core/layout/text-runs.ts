import type { LinePiece, TextLine, TextRun } from './boxes.ts'
import { createTextRuler } from './text-ruler.ts'
import type { Font, TextMetrics, TextRuler } from './text-metrics.ts'

type Stretch = { start: number; end: number; font: Font; colour: string | null; scale: number }

/** A text of several looks, each of which knows how wide it is. */
export type RunRuler = TextRuler & { stretches: readonly (Stretch & { ruler: TextRuler })[] }

/** As for a text of one look; what is wider or smaller counts as much as it takes. */
export function createRunRuler(
  text: string,
  font: Font,
  runs: readonly TextRun[],
  metrics: TextMetrics,
): RunRuler {
  const stretches = fillGaps(text.length, font, runs).map((stretch) => {
    const ruler = createTextRuler(text.slice(stretch.start, stretch.end), stretch.font, metrics)
    return Object.assign(stretch, { ruler })
  })
  return {
    stretches,
    isQuick: stretches.every(({ ruler }) => ruler.isQuick),
    measure: (start, end) =>
      stretches.reduce((sum, stretch) => {
        const from = Math.max(start, stretch.start) - stretch.start
        const to = Math.min(end, stretch.end) - stretch.start
        return from < to ? sum + stretch.ruler.measure(from, to) * stretch.scale : sum
      }, 0),
  }
}

function fillGaps(length: number, font: Font, runs: readonly TextRun[]): Stretch[] {
  const stretches: Stretch[] = []
  const plain = { font, colour: null, scale: 1 }
  let at = 0
  for (const run of runs) {
    const start = Math.max(at, Math.min(run.start, length))
    const end = Math.min(run.end, length)
    if (end <= start) continue
    if (start > at) stretches.push({ start: at, end: start, ...plain })
    stretches.push({ ...run, start, end })
    at = end
  }
  if (at < length || stretches.length === 0) stretches.push({ start: at, end: length, ...plain })
  return stretches
}

type Setting = {
  sizePx: number
  /** Of what has none of its own. */
  colour: string
  rtl: boolean
}

/** The pieces of a line from left to right; right to left the first one stands at its right end. */
export function divideLine(
  { stretches }: RunRuler,
  line: TextLine,
  { sizePx, colour: plain, rtl }: Setting,
): LinePiece[] {
  const pieces: LinePiece[] = []
  const lineEnd = line.start + line.text.length
  let along = 0
  for (const { start, end, font, colour, scale, ruler } of stretches) {
    const [from, to] = [Math.max(line.start, start), Math.min(lineEnd, end)]
    if (from >= to) continue
    const width = ruler.measure(from - start, to - start) * scale * sizePx
    const x = rtl ? line.x + line.width - along - width : line.x + along
    const text = line.text.slice(from - line.start, to - line.start)
    pieces.push({ text, x, width, font, colour: colour ?? plain, scale })
    along += width
  }
  return rtl ? pieces.toReversed() : pieces
}
