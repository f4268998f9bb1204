import type { Rect } from '../layout/boxes.ts'
import type { AskedOfChart } from './chart.ts'
import { type ChartLook, type ChartSheet, cutToFit, dropEm } from './chart-sheet.ts'

/** What an axis title takes, in heights of its letters. */
const roomEm = 1.5

type Titles = { below?: string | undefined; beside?: string | undefined }

/** Which of them stands where: bars that lie have their values below. */
const placeTitles = ({ titles }: AskedOfChart, isFlat: boolean): Titles =>
  isFlat
    ? { below: titles?.values, beside: titles?.names }
    : { below: titles?.names, beside: titles?.values }

/** What the titles of the axes leave for the rest of a chart. */
export function leaveTitles(room: Rect, asked: AskedOfChart, isFlat: boolean): Rect {
  const { below, beside } = placeTitles(asked, isFlat)
  const taken = roomEm * asked.px
  const left = beside ? taken : 0
  return {
    x: room.x + left,
    y: room.y,
    width: Math.max(1, room.width - left),
    height: Math.max(1, room.height - (below ? taken : 0)),
  }
}

/** At the edges of the room, in the middle of their axes; the one at the side reads upward. */
export function drawAxisTitles(
  { room, plot, isFlat }: { room: Rect; plot: Rect; isFlat: boolean },
  asked: AskedOfChart,
  { text: colour }: Pick<ChartLook, 'text'>,
  { say, measure }: ChartSheet,
): void {
  const { px } = asked
  const { below, beside } = placeTitles(asked, isFlat)
  const words = { px, colour, anchor: 'middle' as const }
  const cut = (text: string, length: number) => cutToFit(text, length, (part) => measure(part, px))
  const half = (roomEm / 2) * px
  if (below)
    say(cut(below, room.width), {
      ...words,
      x: plot.x + plot.width / 2,
      baseline: room.y + room.height - half + dropEm * px,
    })
  if (beside)
    say(cut(beside, room.height), {
      ...words,
      x: room.x + half,
      baseline: plot.y + plot.height / 2 + dropEm * px,
      isUpright: true,
    })
}
