import { drawBars } from './draw-bars.ts'
import { drawLines } from './draw-lines.ts'
import { drawLegend, element, escapeText, text } from './draw-parts.ts'
import { describePlot } from './describe-plot.ts'
import type { Plot } from './plot.ts'

const width = 760
const head = 66
const margin = 20

/**
 * A plot as a picture of its own: text is text, and ground and letters change together, so that it
 * can be read on a light page and on a dark one.
 */
export function drawPlot(plot: Plot): string {
  const size = { width: width - 2 * margin, top: head }
  const { marks, height } = plot.kind === 'bars' ? drawBars(plot, size) : drawLines(plot, size)
  const whole = head + height + margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-labelledby="title description">
<title id="title">${escapeText(plot.title)}</title>
<desc id="description">${escapeText(describePlot(plot))}</desc>
<style>${style}</style>
${element('rect', { class: 'ground', width, height: whole, rx: 8 })}
<g transform="translate(${margin} 0)">
${text(plot.title, { x: 0, y: 28, class: 'title' })}
${drawLegend(plot, 48)}
${marks}
</g>
</svg>
`
}

const style = `
text { font: 13px system-ui, sans-serif; fill: #22252b }
.title { font-size: 16px; font-weight: 600 }
.quiet { fill: #5b616b }
.ground { fill: #fbf9f5 }
.grid { stroke: #d9d5cc; fill: none }
.limit { stroke: #b3261e; stroke-dasharray: 5 4; fill: none }
.one { fill: #c27803; stroke: #c27803 }
.two { fill: #5b7083; stroke: #5b7083 }
.three { fill: #2f7d6d; stroke: #2f7d6d }
.four { fill: #8a5a83; stroke: #8a5a83 }
.bar { stroke: none }
.line { fill: none; stroke-width: 2.5 }
@media (prefers-color-scheme: dark) {
text { fill: #e9e7e2 }
.quiet { fill: #a4abb5 }
.ground { fill: #171b24 }
.grid { stroke: #343b48 }
.limit { stroke: #ff8a80 }
.one { fill: #f2b344; stroke: #f2b344 }
.two { fill: #8fa6bb; stroke: #8fa6bb }
.three { fill: #63bda9; stroke: #63bda9 }
.four { fill: #c795bf; stroke: #c795bf }
.line { fill: none }
}
`
