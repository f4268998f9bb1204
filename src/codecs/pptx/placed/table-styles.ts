import type { PlacedFill, PlacedLine } from '#core/deck/placed.ts'
import { readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import type { ColourScheme } from '../read-colour.ts'
import { attribute, find, findAll } from './find.ts'
import { findFill, readFill, readLine } from './read-paint.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'

export type Border = 'left' | 'top' | 'right' | 'bottom' | 'insideH' | 'insideV'

/** What a style says of one part of a table: of all of it, its first row, every other column. */
export type StylePart = {
  fill?: PlacedFill | undefined
  colour?: string | null
  isBold?: boolean
  borders: Partial<Record<Border, PlacedLine>>
}

export type FindPart = (name: string) => StylePart | null

/** The style of a table: written down in the file, or one that programs know by its number alone. */
export function findTableStyle(
  properties: XmlElement | undefined,
  styles: XmlElement | undefined,
  look: SheetLook,
  onUnknown: () => void,
): FindPart {
  const id = readOwnText(find(properties, 'tableStyleId')).trim()
  const written =
    find(properties, 'tblStyle') ??
    findAll(styles, 'tblStyle').find((one) => attribute(one, 'styleId') === id)
  if (!written && !isBuiltIn(id)) onUnknown()
  const known = new Map<string, StylePart | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const part = written ? readPart(find(written, name), look) : buildIn(id, name, look.scheme)
    known.set(name, part)
    return part
  }
}

function readPart(part: XmlElement | undefined, look: SheetLook): StylePart | null {
  if (!part) return null
  const [text, style] = [find(part, 'tcTxStyle'), find(part, 'tcStyle')]
  const borders: StylePart['borders'] = {}
  for (const side of listChildren(find(style, 'tcBdr'))) {
    const line = readLine(find(side, 'ln'), find(side, 'lnRef'), look)
    if (line && isBorder(side.name)) borders[side.name] = line
  }
  const reference = find(style, 'fillRef')
  const colour = reference && resolveColour(reference, look.scheme)
  const own = find(style, 'fill')
  return {
    fill: own ? readFill(findFill(own), look) : colour ? { kind: 'solid', colour } : undefined,
    colour: resolveColour(text, look.scheme),
    isBold: attribute(text, 'b') === 'on',
    borders,
  }
}

const borderNames = new Set(['left', 'top', 'right', 'bottom', 'insideH', 'insideV'])
const isBorder = (name: string): name is Border => borderNames.has(name)

/** Medium Style 2, one for each accent: more than four of five tables have it. */
const mediumAccents: Readonly<Record<string, string>> = {
  '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}': 'accent1',
  '{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}': 'accent2',
  '{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}': 'accent3',
  '{00A15C55-8517-42AA-B614-E9B94910E393}': 'accent4',
  '{7DF18680-E054-41AD-8BC1-D1AEF772440D}': 'accent5',
  '{93296810-A885-4BE3-A3E7-6D5BEEA58F35}': 'accent6',
  '{073A0DAA-6AF3-43AB-8588-CEC1D06C72B9}': 'dk1',
}

const gridId = '{5940675A-B579-460E-94D1-54222C63F5DA}'
/** Without fills and lines, as a table that names none. */
const plainIds: ReadonlySet<string> = new Set(['', '{2D5ABB26-0587-4C30-8999-92F81FD0307C}'])

const isBuiltIn = (id: string): boolean =>
  id === gridId || plainIds.has(id) || Object.hasOwn(mediumAccents, id)

const solid = (colour: string): PlacedFill => ({ kind: 'solid', colour })

function buildIn(id: string, name: string, scheme: ColourScheme): StylePart | null {
  if (id === gridId) return name === 'wholeTbl' ? drawGrid(scheme) : null
  const accent = mediumAccents[id]
  if (!accent) return null
  const base = (scheme(accent) ?? '#4472C4').slice(0, 7)
  const ground = (scheme('lt1') ?? '#FFFFFF').slice(0, 7)
  const thin: PlacedLine = { colour: ground, width: 4 / 3 }
  const thick: PlacedLine = { colour: ground, width: 4 }
  const head = { fill: solid(base), colour: ground, isBold: true }
  if (name === 'wholeTbl')
    return {
      fill: solid(lighten(base, 0.2)),
      colour: scheme('dk1'),
      borders: { left: thin, top: thin, right: thin, bottom: thin, insideH: thin, insideV: thin },
    }
  if (name === 'band1H' || name === 'band1V')
    return { fill: solid(lighten(base, 0.4)), borders: {} }
  if (name === 'firstRow') return { ...head, borders: { bottom: thick } }
  if (name === 'lastRow') return { ...head, borders: { top: thick } }
  return name === 'firstCol' || name === 'lastCol' ? { ...head, borders: {} } : null
}

function drawGrid(scheme: ColourScheme): StylePart {
  const line: PlacedLine = { colour: scheme('tx1') ?? '#000000', width: 4 / 3 }
  return {
    colour: scheme('tx1'),
    borders: { left: line, top: line, right: line, bottom: line, insideH: line, insideV: line },
  }
}

/** So much of it over white. */
const lighten = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
