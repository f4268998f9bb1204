import { findBreakOpportunities } from './find-break-opportunities.ts'

export type LineStop = {
  /** A line may end here. */
  end: number
  /** The same without the spaces before it: at the end of a line they take no room. */
  visibleEnd: number
  /** The line must end here: at a newline, and at the end of the text. */
  forced: boolean
}

export function listLineStops(text: string): LineStop[] {
  const stops: LineStop[] = []
  let start = 0
  for (const line of text.includes('\n') ? text.split(/(?<=\n)/) : [text]) {
    for (const offset of findBreakOpportunities(line.trimEnd())) {
      const end = start + offset
      stops.push({ end, visibleEnd: findVisibleEnd(text, end), forced: false })
    }
    start += line.length
    stops.push({ end: start, visibleEnd: findVisibleEnd(text, start), forced: true })
  }
  return stops
}

const hanging = new Set(Array.from(' \n\r\u3000', (space) => space.charCodeAt(0)))

function findVisibleEnd(text: string, end: number): number {
  let visibleEnd = end
  while (hanging.has(text.charCodeAt(visibleEnd - 1))) visibleEnd--
  return visibleEnd
}
