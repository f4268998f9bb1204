import {
  type PlacedCell,
  type PlacedElement,
  type PlacedLine,
  type PlacedTable,
  placedLimits,
} from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength } from '../read-length.ts'
import { readColour } from './colours.ts'
import type { PageSource } from './page-source.ts'
import { readBodyRoom } from './read-body.ts'
import { readFill } from './read-paint.ts'
import { findGround, readText } from './read-text.ts'
import { type Properties, propertiesOf, say } from './styles.ts'

type Spot = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height'>

const most = { columns: 1_000, rows: 1_000 } as const

/** A table with the looks that its template and its own styles give each cell. */
export function readTable(
  table: XmlElement,
  { x, y, width, height }: Spot,

  source: PageSource,
): PlacedTable {
  const columns = listColumns(table)
  const rows = listRows(table)
  const template = createTemplate(table, { columns: columns.length, rows: rows.length }, source)
  const cells: PlacedCell[] = []
  for (const [row, element] of rows.entries()) {
    let column = 0
    for (const cell of element.children.filter(isElement)) {
      if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue
      if (cell.name === 'table-cell' && cells.length < placedLimits.cells) {
        const usual = [element, columns[column]].map((one) =>
          one?.attributes.get('default-cell-style-name'),
        )
        const chain = [
          ...[cell.attributes.get('style-name'), ...usual].flatMap((name) =>
            source.styles.chain('table-cell', name),
          ),
          ...template(row, column),
        ]
        cells.push(readCell(cell, { row, column }, chain, source))
      }
      column += repeat(cell, 'number-columns-repeated', most.columns)
    }
  }
  const side = (of: XmlElement, family: 'table-column' | 'table-row', name: string) => {
    const [style] = source.styles.chain(family, of.attributes.get('style-name'))
    const properties = findElement(style, `${family}-properties`)?.attributes
    const px = readLength(properties?.get(name)) ?? readLength(properties?.get(`min-${name}`)) ?? 0
    return round(Math.max(0, Math.min(placedLimits.reach, px)))
  }
  return {
    kind: 'table',
    x,
    y,
    width,
    height,
    columns: columns.map((one) => side(one, 'table-column', 'column-width')),
    rows: rows.map((one) => side(one, 'table-row', 'row-height')),
    cells,
  }
}

const repeat = ({ attributes }: XmlElement, name: string, limit: number): number =>
  Math.max(1, Math.min(limit, Math.floor(Number(attributes.get(name) ?? 1)) || 1))

/** Each as often as it is said to be repeated; they may stand in groups. */
function listColumns(table: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of table.children.filter(isElement)) {
    if (child.name === 'table-column')
      for (let times = repeat(child, 'number-columns-repeated', most.columns); times > 0; times--)
        found.push(child)
    else if (/^table-(?:header-)?columns$|^table-column-group$/.test(child.name))
      found.push(...listColumns(child))
    if (found.length >= most.columns) break
  }
  return found.slice(0, most.columns)
}

const listRows = (table: XmlElement): XmlElement[] =>
  table.children
    .filter(isElement)
    .flatMap((child) => {
      if (child.name === 'table-row') return [child]
      return /^table-(?:header-)?rows$|^table-row-group$/.test(child.name) ? listRows(child) : []
    })
    .slice(0, most.rows)

/** What the template of a table says of a cell by its place, the strongest first. */
function createTemplate(
  { attributes }: XmlElement,
  { columns, rows }: { columns: number; rows: number },
  { styles }: PageSource,
): (row: number, column: number) => Properties {
  const template = styles.named('table-template', attributes.get('template-name'))
  const uses = (part: string) => attributes.get(`use-${part}-styles`) === 'true'
  const part = (name: string) =>
    styles.chain('table-cell', childrenOf(template, name)[0]?.attributes.get('style-name'))
  return (row, column) => {
    if (!template) return []
    return [
      ...(uses('first-row') && row === 0 ? part('first-row') : []),
      ...(uses('last-row') && row === rows - 1 ? part('last-row') : []),
      ...(uses('first-column') && column === 0 ? part('first-column') : []),
      ...(uses('last-column') && column === columns - 1 ? part('last-column') : []),
      ...(uses('banding-rows') ? part(row % 2 === 0 ? 'even-rows' : 'odd-rows') : []),
      ...(uses('banding-columns') ? part(column % 2 === 0 ? 'even-columns' : 'odd-columns') : []),
      ...part('body'),
    ]
  }
}

function readCell(
  cell: XmlElement,
  { row, column }: { row: number; column: number },
  chain: Properties,

  source: PageSource,
): PlacedCell {
  const rowSpan = repeat(cell, 'number-rows-spanned', most.rows)
  const columnSpan = repeat(cell, 'number-columns-spanned', most.columns)
  const graphic = propertiesOf(chain, 'graphic')
  const fill = readFill(graphic, source, 'none')
  const usual = source.styles.defaults('graphic')
  const text = readText(
    cell,
    {
      ofDepth: () => [...chain, ...usual],
      graphic,
      ground: findGround(fill, source.background),
    },
    source,
  )
  const room = readBodyRoom(cell, {
    graphic: [...graphic, ...propertiesOf(usual, 'graphic')],
    paragraph: propertiesOf(chain, 'paragraph'),
  })
  const borders = [
    ...propertiesOf(chain, 'table-cell'),
    ...propertiesOf(chain, 'paragraph'),
    ...graphic,
  ]
  return {
    row,
    column,
    ...(rowSpan > 1 && { rowSpan }),
    ...(columnSpan > 1 && { columnSpan }),
    ...(fill && { fill }),
    borders: ['left', 'top', 'right', 'bottom'].map((side) => readBorder(borders, side)),
    ...(text && {
      text: {
        ...text,
        insets: room.insets,
        ...(room.anchor && { anchor: room.anchor }),
        ...(room.vertical && { vertical: room.vertical }),
      },
    }),
  }
}

/** `0.5pt solid #000000`; double and others are one line as thick. */
function readBorder(from: Properties, side: string): PlacedLine | null {
  const said = say(from, `border-${side}`) ?? say(from, 'border') ?? 'none'
  const words = said.trim().split(/\s+/)
  if (words.some((word) => word === 'none' || word === 'hidden')) return null
  const width = words.map((word) => readLength(word)).find((px) => px !== undefined) ?? 1
  const colour = words.map(readColour).find(Boolean) ?? '#000000'
  if (width <= 0) return null
  const dash = { dashed: [4, 3], dotted: [1, 1] }[
    words.find((word) => /^d(?:ash|ott)ed$/.test(word)) ?? ''
  ]
  return {
    colour,
    width: round(Math.min(1_000, width)),
    ...(dash && { dash: dash.map((part) => round(part * width)) }),
  }
}
