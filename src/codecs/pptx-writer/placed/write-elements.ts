import type { PlacedElement, PlacedPicture, PlacedShape, PlacedText } from '#core/deck/placed.ts'
import { drawGeometry } from '#core/placed/draw-geometry.ts'
import { boundElement, joinRects } from '#core/placed/edit/bound-element.ts'

import { element } from '../element.ts'
import { groupShapes } from '../group-shapes.ts'
import { placeShape } from '../to-emu.ts'
import type { KeptPlace } from './kept-layouts.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { nameElement } from './name-element.ts'
import { type ChartPlace, writeKeptChart } from './write-kept-chart.ts'
import { writeKeptTable } from './write-kept-table.ts'
import { writeBody, writeParagraphs } from './write-kept-text.ts'
import { writeGeometry } from './write-geometry.ts'
import { writeFill, writeLine, writePicture, writeShadow } from './write-paint.ts'

/** In the order of painting. Of a layout nothing is a place for words. */
export async function writeElements(
  elements: readonly PlacedElement[],
  sheet: KeptSheet,
  charts: ChartPlace,
  findPlace: (shape: PlacedShape) => KeptPlace | undefined = () => undefined,
): Promise<string[]> {
  const written: string[] = []
  for (const group of listRuns(elements)) {
    const shapes: string[] = []
    let hasPlace = false
    for (const one of group) {
      const place = one.kind === 'shape' ? findPlace(one) : undefined
      hasPlace ||= place !== undefined
      shapes.push(await writeElement(one, sheet, charts, place))
    }
    // What has its place on a layout stands in no group.
    const isGroup = group[0]?.group !== undefined && !hasPlace
    const id = isGroup ? sheet.nextId() : 0
    const area = joinRects(group.map(boundElement))
    written.push(...(isGroup ? [groupShapes({ id, name: `Group ${id}` }, area, shapes)] : shapes))
  }
  return written
}

/** What is one in the file: each group as far as it lies together, and each element that is in none. */
function listRuns(elements: readonly PlacedElement[]): PlacedElement[][] {
  const runs: PlacedElement[][] = []
  for (const one of elements) {
    const last = runs.at(-1)
    const isSame = one.group !== undefined && last?.[0]?.group === one.group
    if (isSame) last?.push(one)
    else runs.push([one])
  }
  return runs
}

function writeElement(
  one: PlacedElement,
  sheet: KeptSheet,
  charts: ChartPlace,
  place: KeptPlace | undefined,
): Promise<string> | string {
  if (one.kind === 'shape') return writeShape(one, sheet, place)
  if (one.kind === 'picture') return writePictureElement(one, sheet)
  if (one.kind === 'table') return writeKeptTable(one, sheet)
  return writeKeptChart(one, sheet, charts)
}

/** Lines that programs bind to shapes. */
const connectors = /^(?:line|(?:straight|bent|curved)Connector\d)$/

const isConnector = ({ geometry, fill, text, role }: PlacedShape): boolean =>
  geometry !== undefined &&
  'preset' in geometry &&
  connectors.test(geometry.preset) &&
  !fill &&
  !text &&
  !role

async function writeShape(
  shape: PlacedShape,
  sheet: KeptSheet,
  placeholder: KeptPlace | undefined,
): Promise<string> {
  const { geometry, fill, line, shadow, turn } = shape
  const id = sheet.nextId()
  const look =
    placeShape(shape, turn) +
    writeGeometry(geometry, shape) +
    (await writeFill(fill, sheet)) +
    writeLine(line, sheet) +
    writeShadow(shadow, sheet)
  if (isConnector(shape))
    return element(
      'p:cxnSp',
      {},
      element(
        'p:nvCxnSpPr',
        {},
        nameElement(sheet, id, 'Line', shape),
        element('p:cNvCxnSpPr', {}),
        element('p:nvPr', {}),
      ),
      element('p:spPr', {}, look),
    )
  const text = shape.text && moveText(shape.text, shape)
  const isBox = !fill && !line && !placeholder
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameElement(sheet, id, placeholder ? nameRole(shape) : isBox ? 'Text' : 'Shape', shape),
      placeholder
        ? element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 }))
        : element('p:cNvSpPr', { txBox: isBox && text ? 1 : undefined }),
      element('p:nvPr', {}, placeholder ? element('p:ph', placeholder) : ''),
    ),
    element('p:spPr', {}, look),
    text
      ? element(
          'p:txBody',
          {},
          writeBody(text),
          element('a:lstStyle', {}),
          writeParagraphs(text, sheet, { isNumber: shape.role === 'number' }),
        )
      : '',
  )
}

const nameRole = ({ role = 'other' }: PlacedShape): string =>
  role.charAt(0).toUpperCase() + role.slice(1)

/** Text that stands elsewhere than its shape says is moved there by its insets: nothing else can say it. */
function moveText(text: PlacedText, shape: PlacedShape): PlacedText {
  const { textPlace } = shape
  if (!textPlace) return text
  const [left, top, right, bottom] = drawGeometry(shape.geometry, shape).room
  const [l, t, r, b] = text.insets
  return {
    ...text,
    insets: [
      l + textPlace.x - shape.x - left,
      t + textPlace.y - shape.y - top,
      r + shape.x + right - textPlace.x - textPlace.width,
      b + shape.y + bottom - textPlace.y - textPlace.height,
    ],
  }
}

async function writePictureElement(picture: PlacedPicture, sheet: KeptSheet): Promise<string> {
  const { geometry, line, shadow, turn } = picture
  const id = sheet.nextId()
  const shown = await writePicture(picture, 'p:blipFill', sheet)
  const place = placeShape(picture, turn) + writeGeometry(geometry, picture)
  const name = nameElement(sheet, id, 'Picture', picture)
  if (shown === null)
    return line
      ? element(
          'p:sp',
          {},
          element('p:nvSpPr', {}, name, element('p:cNvSpPr', {}), element('p:nvPr', {})),
          element('p:spPr', {}, place, await writeFill(undefined, sheet), writeLine(line, sheet)),
        )
      : ''
  return element(
    'p:pic',
    {},
    element(
      'p:nvPicPr',
      {},
      name,
      element('p:cNvPicPr', {}, element('a:picLocks', { noChangeAspect: 1 })),
      element('p:nvPr', {}),
    ),
    shown,
    element('p:spPr', {}, place, writeLine(line, sheet), writeShadow(shadow, sheet)),
  )
}
