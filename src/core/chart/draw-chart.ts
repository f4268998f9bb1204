import type { ChartMark, Rect } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { type Chart, isRound } from './chart.ts'
import type { DrawnChart } from './chart-plan.ts'
import type { ChartLook } from './chart-sheet.ts'
import { drawOnAxes } from './draw-on-axes.ts'
import { drawRadar } from './draw-radar.ts'
import { drawRound } from './draw-round.ts'

/** A chart as paths and lines of text in its rectangle, and what was decided about it. */
export function drawChart(chart: Chart, rect: Rect, look: ChartLook): DrawnChart {
  if (isRound(chart.kind)) return drawRound(chart, rect, look)
  if (look.asked?.radar && chart.kind === 'line')
    return drawRadar(chart, rect, look, { ...look.asked, radar: look.asked.radar })
  const drawn = drawOnAxes(chart, rect, look)
  return look.rtl ? mirror(drawn, rect) : drawn
}

/** Right to left everything stands on the other side; letters stay as they are. */
function mirror({ marks, plan }: DrawnChart, rect: Rect): DrawnChart {
  const flip = (x: number) => 2 * rect.x + rect.width - x
  const turn = <R extends { x: number; width: number }>(box: R): R => ({
    ...box,
    x: flip(box.x + box.width),
  })
  const point = ([x, y]: readonly [number, number]) => [flip(x), y] as const
  const turnPath = (command: PathCommand): PathCommand => {
    if (command.op === 'close') return command
    if (command.op !== 'curve') return { ...command, to: point(command.to) }
    const { control1, control2, to } = command
    return { op: 'curve', control1: point(control1), control2: point(control2), to: point(to) }
  }
  return {
    marks: marks.map((mark): ChartMark =>
      mark.kind === 'shape' && mark.path
        ? { ...turn(mark), path: mark.path.map(turnPath) }
        : turn(mark),
    ),
    plan: { ...plan, plot: turn(plan.plot), legend: plan.legend && turn(plan.legend) },
  }
}
