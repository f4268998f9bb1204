import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import { describeChart } from '#core/chart/describe-chart.ts'
import type { PlacedChart, PlacedElement } from '#core/deck/placed.ts'
import { findChartKind, type SlideTable } from '#core/deck/slide-table.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readChart } from '../frames/read-chart.ts'
import type { ElementSource } from './element-source.ts'
import { attribute, find, flag } from './find.ts'
import { readChartColours } from './read-chart-colours.ts'
import { noteChartDetails } from './note-chart-details.ts'
import { readBubbles, readChartLook } from './read-chart-look.ts'
import { nameFace } from './letter-look.ts'
import { readAlt } from './read-alt.ts'
import { tabulateChart } from './stand-in.ts'

/** Drawn as they are, where restyling draws another kind. */
const drawn: ReadonlySet<string> = new Set(['radarChart', 'bubbleChart'])
/** Tables of their figures say more than the kind of ours that is nearest. */
const undrawn: ReadonlySet<string> = new Set(['stockChart'])

/** Its figures and the colours of its file; of a kind that is not drawn here, a table of them. */
export function readPlacedChart(
  reference: XmlElement,
  placed: Pick<PlacedChart, 'x' | 'y' | 'width' | 'height'>,
  frame: XmlElement,
  { file, relations, sheet: { look }, parts, onLeftOut }: ElementSource,
): PlacedElement[] {
  const relation = relations.get(attribute(reference, 'id') ?? '')
  const root = relation && !relation.isExternal ? file.readPart(relation.target) : null
  const chart = root && readChart(root)
  const { alt } = readAlt(frame)
  const kind = chart && !undrawn.has(chart.group) && findChartKind(chart.table)
  if (!chart || !kind) {
    onLeftOut('chart')
    return chart ? tabulateChart(placed, chart, look).map((one) => describe(one, alt)) : []
  }
  noteChartDetails(root, onLeftOut)
  if (chart.losses.includes('chart-kind') && !drawn.has(chart.group)) onLeftOut('chart-kind')
  const { x, y, width, height } = placed
  const title = chart.title || nameAlone(root, chart.table)
  const known = parts.get(frame)
  const shows = readChartLook(root, look, title !== '')
  const isFilled = chart.sizes !== undefined || shows?.radar === 'filled'
  const { colours, points } = readChartColours(root, chart.series, isFilled ? 'area' : kind, look)
  const bubbles = chart.sizes && readBubbles(root, chart.sizes)
  const isOwnWords = alt && alt !== tellFigures(chart.table)
  const placedChart: PlacedChart = {
    kind: 'chart',
    x,
    y,
    width,
    height,
    table: chart.table,
    ...(known?.words === title
      ? { titlePart: known.part }
      : title && { title: title.slice(0, 1_000) }),
    colours,
    ink: look.scheme('tx1') ?? '#000000',
    face: nameFace('+mn-lt', look.theme),
    ...(shows && {
      shows: { ...shows, ...(points && { points }), ...(bubbles && { bubbles }) },
    }),
    ...(isOwnWords && { alt }),
  }
  return [placedChart]
}

/** Of what stands for it, the table is what it shows. */
const describe = (element: PlacedElement, alt: string | undefined): PlacedElement =>
  element.kind === 'table' && alt ? { ...element, alt } : element

/** What is told from the figures is told again. */
function tellFigures(table: SlideTable): string | null {
  const figures = readChartOfTable(table)
  return figures && describeChart(figures)
}

/** Programs put the name of the only series above a chart, unless its file says that they must not. */
function nameAlone(root: XmlElement, { rows: [names = []] }: SlideTable): string {
  const isRefused = flag(find(root, 'chart', 'autoTitleDeleted'), 'val')
  return isRefused === false && names.length === 2 ? (names[1] ?? '') : ''
}
