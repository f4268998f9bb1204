import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { findProperties, type Shape } from '../list-shapes.ts'
import { readChart } from './read-chart.ts'
import { type DiagramBullet, readDiagram, readDrawing } from './read-diagram.ts'
import type { ItemContent } from '../read-items.ts'
import { restoreChart, restoreTable } from './restore-chart.ts'
import { readTable } from './read-table.ts'
import type { SlideSource } from '../slide-source.ts'

/** What a frame holds that can be read: a table, the figures of a chart, the words of a diagram. */
export function readFrame(shape: Shape, source: SlideSource): ItemContent | null {
  const data = findElement(shape.element, 'graphic', 'graphicData')
  for (const child of listChildren(data)) {
    if (child.name === 'tbl') {
      const table = readTable(child, source.relations)
      return (
        table && {
          kind: 'table',
          ...restoreTable(findProperties(shape.element, 'cNvPr'), table),
        }
      )
    }
    if (child.name === 'chart') return readChartFrame(child, shape, source)
    if (child.name === 'relIds') return readDiagramFrame(child, source)
    if (child.name === 'oleObj') {
      source.losses.count({ kind: 'embedded-object', slide: source.number })
      return null
    }
  }
  return null
}

function readChartFrame(
  reference: XmlElement,
  shape: Shape,
  source: SlideSource,
): ItemContent | null {
  const { losses, number: slide } = source
  const root = readRelated(reference.attributes.get('id'), source)
  const chart = root && readChart(root)
  if (!chart) {
    losses.count({ kind: 'chart-unreadable', slide })
    return null
  }
  const { title, table } = chart
  if (!table.show) losses.count({ kind: 'chart-as-table', slide })
  for (const kind of chart.losses) losses.count({ kind, slide })
  return { kind: 'chart', title, ...restoreChart(findProperties(shape.element, 'cNvPr'), table) }
}

function readDiagramFrame(reference: XmlElement, source: SlideSource): ItemContent | null {
  const model = readRelated(reference.attributes.get('dm'), source)
  const words = model ? readDiagram(model) : []
  const drawing = words.length > 0 ? null : readRelated(findDrawing(model), source)
  const bullets: DiagramBullet[] = drawing ? readDrawing(drawing) : words
  const kind = bullets.length > 0 ? 'diagram-as-text' : 'drawing'
  source.losses.count({ kind, slide: source.number })
  return { kind: 'bullets', bullets }
}

/** The model says which relation of the slide names its picture. */
function findDrawing(model: XmlElement | null): string | undefined {
  const extensions = listChildren(findElement(model ?? undefined, 'extLst'))
  return extensions
    .map((extension) => findElement(extension, 'dataModelExt')?.attributes.get('relId'))
    .find((id) => id !== undefined)
}

function readRelated(id: string | undefined, { file, relations }: SlideSource): XmlElement | null {
  const relation = relations.get(id ?? '')
  return relation && !relation.isExternal ? file.readPart(relation.target) : null
}
