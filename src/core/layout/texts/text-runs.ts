import type { LinePiece, TextLine, TextRun } from '../boxes.ts'
import { openRuns } from './opened-runs.ts'
import { createTextRuler } from './text-ruler.ts'
import { isSameFont } from '../typefaces/is-same-font.ts'
import type { Font, TextMetrics, TextRuler } from '../text-metrics.ts'

type Stretch = Omit<TextRun, 'colour'> & { colour: string | null }

/** Neighbours of one font are shaped as one, whatever else tells them apart: so browsers do it. */
type Group = { start: number; end: number; font: Font; scale: number; ruler: TextRuler }

/** A text of several looks, each of which knows how wide it is. */
export type RunRuler = TextRuler & { stretches: readonly Stretch[]; groups: readonly Group[] }

/** As for a text of one look; what is wider or smaller counts as much as it takes. */
export function createRunRuler(
  text: string,
  font: Font,
  runs: readonly TextRun[],
  metrics: TextMetrics,
): RunRuler {
  const stretches = fillGaps(text.length, font, runs)
  const groups = joinByFont(stretches).map((group): Group => {
    const ruler = createTextRuler(text.slice(group.start, group.end), group.font, metrics)
    return Object.assign(group, { ruler })
  })
  return {
    stretches,
    groups,
    isQuick: groups.every(({ ruler }) => ruler.isQuick),
    measure(start, end) {
      let sum = 0
      for (let at = findGroup(groups, start); at < groups.length; at++) {
        const group = groups[at]
        if (!group || group.start >= end) break
        sum += measureWithin(group, start, end)
      }
      return sum
    },
  }
}

/** The first that reaches past a place; a text may have as many looks as letters. */
function findGroup(groups: readonly Pick<Group, 'end'>[], place: number): number {
  let [low, high] = [0, groups.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((groups[middle]?.end ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

/** How much of a group lies between two places of the text, in em of the paragraph. */
function measureWithin({ ruler, scale, ...group }: Group, start: number, end: number): number {
  const from = Math.max(start, group.start) - group.start
  const to = Math.min(end, group.end) - group.start
  return from < to ? ruler.measure(from, to) * scale : 0
}

function joinByFont(stretches: readonly Stretch[]): Omit<Group, 'ruler'>[] {
  const groups: Omit<Group, 'ruler'>[] = []
  for (const { start, end, font, scale } of stretches) {
    const last = groups.at(-1)
    if (last && last.scale === scale && isSameFont(last.font, font)) last.end = end
    else groups.push({ start, end, font, scale })
  }
  return groups
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
  { stretches, groups }: RunRuler,
  line: TextLine,
  { sizePx, colour: plain, rtl }: Setting,
): LinePiece[] {
  const pieces: LinePiece[] = []
  const lineEnd = line.start + line.text.length
  let along = 0
  for (const { start, end, font, colour, scale, look } of stretches) {
    const [from, to] = [Math.max(line.start, start), Math.min(lineEnd, end)]
    if (from >= to) continue
    const group = groups[findGroup(groups, from)]
    // Up to its end less up to its beginning: so it has its share of what is kerned across.
    const reach = (place: number) => (group ? measureWithin(group, line.start, place) : 0)
    const width = (reach(to) - reach(from)) * sizePx
    const x = rtl ? line.x + line.width - along - width : line.x + along
    const text = line.text.slice(from - line.start, to - line.start)
    pieces.push({
      text,
      x,
      width,
      font,
      colour: colour ?? plain,
      scale,
      ...(look && { look }),
    })
    along += width
  }
  return rtl ? pieces.toReversed() : pieces
}

// From now on texts are set in runs; see there who brings this along.
openRuns({ createRunRuler, divideLine })
