import { findBreakOpportunities } from './find-break-opportunities.ts'

export type LineStop = {
  /** A line may end here. */
  end: number
  /** The same without the spaces before it: at the end of a line they take no room. */
  visibleEnd: number
  /** The line must end here: at a newline, and at the end of the text. */
  forced: boolean
}

const stopsByText = new Map<string, readonly LineStop[]>()
const mostTexts = 2000

/** Kept, because the same text is broken again and again: at other sizes, in other widths. */
export function listLineStops(text: string): readonly LineStop[] {
  const known = stopsByText.get(text)
  if (known) return known
  if (stopsByText.size >= mostTexts) stopsByText.clear()
  const stops = findLineStops(text)
  stopsByText.set(text, stops)
  return stops
}

function findLineStops(text: string): LineStop[] {
  const stops: LineStop[] = []
  let start = 0
  for (const line of text.split(/(?<=\n)/)) {
    for (const offset of findBreakOpportunities(line.trimEnd())) {
      const end = start + offset
      stops.push({ end, visibleEnd: findVisibleEnd(text, end), forced: false })
    }
    start += line.length
    stops.push({ end: start, visibleEnd: findVisibleEnd(text, start), forced: true })
  }
  return stops
}

function findVisibleEnd(text: string, end: number): number {
  let visibleEnd = end
  while (/^[ \n\r\u3000]$/.test(text[visibleEnd - 1] ?? '')) visibleEnd--
  return visibleEnd
}
