import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import { describeChart } from '#core/chart/describe-chart.ts'
import type { PlacedChart } from '#core/deck/placed.ts'
import { findChartKind, type SlideTable } from '#core/deck/slide-table.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { findProperties } from '../list-shapes.ts'
import { readChart } from '../frames/read-chart.ts'
import type { ElementSource } from './element-source.ts'
import { attribute, find, flag } from './find.ts'
import { noteChartDetails } from './note-chart-details.ts'
import { readChartLook } from './read-chart-look.ts'
import { nameFace } from './letter-look.ts'

/** Its figures and the colours of its file; one without figures is not painted. */
export function readPlacedChart(
  reference: XmlElement,
  placed: Pick<PlacedChart, 'x' | 'y' | 'width' | 'height'>,
  frame: XmlElement,
  { file, relations, sheet: { look }, onLeftOut }: ElementSource,
): PlacedChart | null {
  const relation = relations.get(attribute(reference, 'id') ?? '')
  const root = relation && !relation.isExternal ? file.readPart(relation.target) : null
  const chart = root && readChart(root)
  if (!chart || !findChartKind(chart.table)) {
    onLeftOut('chart')
    return null
  }
  noteChartDetails(root, look, onLeftOut)
  const { x, y, width, height } = placed
  const accents = [1, 2, 3, 4, 5, 6].flatMap((slot) => look.scheme(`accent${slot}`) ?? [])
  const alt = attribute(findProperties(frame, 'cNvPr'), 'descr')?.trim()
  const title = chart.title || nameAlone(root, chart.table)
  const shows = readChartLook(root, look, title !== '')
  const isOwnWords = alt && alt !== tellFigures(chart.table)
  return {
    kind: 'chart',
    x,
    y,
    width,
    height,
    table: chart.table,
    ...(title && { title: title.slice(0, 1_000) }),
    colours: accents.length > 0 ? accents : ['#4472C4'],
    ink: look.scheme('tx1') ?? '#000000',
    face: nameFace('+mn-lt', look.theme),
    ...(shows && { shows }),
    ...(isOwnWords && { alt: alt.slice(0, 10_000) }),
  }
}

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
