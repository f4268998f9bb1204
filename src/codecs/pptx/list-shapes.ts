import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { type Box, readBox, readGroupTransform, type Transform } from './box.ts'
import { listChildren } from './list-children.ts'

/** A shape that takes its place, its size of letters and its marks from the layout. */
export type Placeholder = { type: string; index: string }

export type Shape = {
  element: XmlElement
  kind: 'text' | 'line' | 'picture' | 'frame' | 'ink'
  placeholder: Placeholder | null
  /** `null` when the layout says where it stands. */
  box: Box | null
}

const kinds: ReadonlyMap<string, Shape['kind']> = new Map([
  ['sp', 'text'],
  ['cxnSp', 'line'],
  ['pic', 'picture'],
  ['graphicFrame', 'frame'],
  ['contentPart', 'ink'],
])

/** Of a slide, a layout or a master, in the order of painting and without their groups. */
export function listShapes(sheet: XmlElement): Shape[] {
  const shapes: Shape[] = []
  collectShapes(findElement(sheet, 'cSld', 'spTree'), (box) => box, shapes)
  return shapes
}

function collectShapes(parent: XmlElement | undefined, place: Transform, into: Shape[]): void {
  for (const element of listChildren(parent)) {
    const kind = kinds.get(element.name)
    if (element.name === 'grpSp') collectShapes(element, readGroupTransform(element, place), into)
    else if (kind) {
      const box = readBox(findElement(element, 'spPr', 'xfrm') ?? findElement(element, 'xfrm'))
      into.push({ element, kind, placeholder: readPlaceholder(element), box: box && place(box) })
    }
  }
}

/** What a shape is called and what it is for, whatever kind of shape it is. */
export function findProperties(shape: XmlElement, name: 'cNvPr' | 'nvPr'): XmlElement | undefined {
  for (const child of listChildren(shape))
    if (child.name.startsWith('nv')) return findElement(child, name)
  return undefined
}

function readPlaceholder(shape: XmlElement): Placeholder | null {
  const found = findElement(findProperties(shape, 'nvPr'), 'ph')
  if (!found) return null
  return {
    type: found.attributes.get('type') ?? 'obj',
    index: found.attributes.get('idx') ?? '0',
  }
}

export const isTitle = ({ placeholder }: Shape): boolean =>
  placeholder?.type === 'title' || placeholder?.type === 'ctrTitle'

const running = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

/** Date, footer and number stand on every slide and say nothing of this one. */
export const isRunning = ({ placeholder }: Shape): boolean => running.has(placeholder?.type ?? '')
