import type { PlacedChart } from '#core/deck/placed.ts'
import { findChartKind } from '#core/deck/slide-table.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { findPath } from '../open-odp.ts'
import { readChart } from '../read-chart.ts'
import { readColour } from './colours.ts'
import type { PageSource } from './page-source.ts'
import { readAlt } from './read-alt.ts'
import type { PlacedPlace } from './read-place.ts'
import { createStyles, propertiesOf, readFamily, say } from './styles.ts'

/** Of which documents a frame has inside, the one that is a chart. */
export function openChart(object: XmlElement, file: PageSource['file']): XmlElement | undefined {
  const path = findPath((object.attributes.get('href') ?? '').replace(/\/+$/, ''))
  const root = path === null ? undefined : file.readPart(`${path}/content.xml`)
  return findElement(root, 'body', 'chart', 'chart') ? root : undefined
}

/** Its figures in the colours of its file; null for another document, or a chart without figures. */
export function readChartFrame(
  object: XmlElement,
  frame: XmlElement,
  { x, y, width, height }: PlacedPlace,
  { file, onLeftOut, onUnpainted }: PageSource,
): PlacedChart | null {
  const root = openChart(object, file)
  if (!root) return null
  const chart = readChart(root)
  if (chart?.losses.includes('chart-kind')) onUnpainted('chart-kind')
  if (!chart || !findChartKind(chart.table)) {
    onLeftOut('chart')
    return null
  }
  const styles = createStyles(
    findElement(root, 'automatic-styles'),
    findElement(root, 'styles'),
    findElement(root, 'font-face-decls'),
  )
  const colours = chart.painted.flatMap((one) => {
    const graphic = propertiesOf(styles.chain('chart', one.attributes.get('style-name')), 'graphic')
    const hasFill = say(graphic, 'fill') === undefined || say(graphic, 'fill') === 'solid'
    const isLine = chart.table.show === 'line'
    const filled = hasFill ? readColour(say(graphic, 'fill-color')) : undefined
    const drawn = readColour(say(graphic, 'stroke-color'))
    return (isLine ? (drawn ?? filled) : (filled ?? drawn)) ?? []
  })
  const whole = findElement(root, 'body', 'chart', 'chart')
  const letters = propertiesOf(styles.chain('chart', whole?.attributes.get('style-name')), 'text')
  const named = say(letters, 'font-name')
  const alt = readAlt(frame)
  return {
    kind: 'chart',
    x,
    y,
    width,
    height,
    table: chart.table,
    ...(chart.title && { title: chart.title.slice(0, 1_000) }),
    colours: colours.length > 0 ? colours.slice(0, 12) : usualColours,
    ink: readColour(say(letters, 'color')) ?? '#000000',
    face: (named
      ? styles.faceOf(named)
      : readFamily(say(letters, 'font-family') ?? 'Liberation Sans')
    ).slice(0, 100),
    ...(alt && { alt }),
  }
}

/** Of LibreOffice, where a chart says nothing of its colours. */
const usualColours = ['#004586', '#FF420E', '#FFD320', '#579D1C', '#7E0021', '#83CAFF']
