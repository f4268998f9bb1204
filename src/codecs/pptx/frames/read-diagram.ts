import type { Bullet } from '#core/deck/texts/bullet.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readParagraphs } from '../read-paragraphs.ts'

/** Deeper ones are made to exhaust the reader. */
const deepest = 100

/** With what its model calls the point that says it. */
export type DiagramBullet = Bullet & { id?: string }

/** The words of a diagram, each below the one it hangs on. */
export function readDiagram(model: XmlElement): DiagramBullet[] {
  const points = new Map<string, XmlElement>()
  for (const point of childrenOf(findElement(model, 'ptLst'), 'pt'))
    points.set(point.attributes.get('modelId') ?? '', point)
  const children = listLinks(model)
  const bullets: DiagramBullet[] = []
  const seen = new Set<string>()

  function collect(id: string, level: number): void {
    // A damaged file may hang in a circle.
    if (seen.has(id) || level > deepest) return
    seen.add(id)
    for (const text of readTexts(points.get(id)))
      bullets.push({ level: Math.max(0, level - 1), text, id })
    for (const child of children.get(id) ?? []) collect(child, level + 1)
  }

  for (const [id, point] of points) if (point.attributes.get('type') === 'doc') collect(id, 0)
  // What hangs on nothing is still there to be read.
  for (const [id, point] of points) if (isNode(point)) collect(id, 1)
  return bullets
}

/** Words may also stand on the way from one point to the next. */
const isNode = ({ attributes }: XmlElement): boolean => attributes.get('type') !== 'pres'

function listLinks(model: XmlElement): Map<string, string[]> {
  const links = childrenOf(findElement(model, 'cxnLst'), 'cxn')
    .filter(({ attributes }) => (attributes.get('type') ?? 'parOf') === 'parOf')
    .toSorted((a, b) => orderOf(a) - orderOf(b))
  const children = new Map<string, string[]>()
  for (const { attributes } of links) {
    const parent = attributes.get('srcId') ?? ''
    const siblings = children.get(parent) ?? []
    siblings.push(attributes.get('destId') ?? '')
    children.set(parent, siblings)
  }
  return children
}

const orderOf = ({ attributes }: XmlElement): number => Number(attributes.get('srcOrd') ?? 0) || 0

const readTexts = (point: XmlElement | undefined): string[] =>
  readParagraphs(findElement(point, 't'))
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')

/** The same from the picture that the program drew of it, where the model is missing. */
export function readDrawing(drawing: XmlElement): Bullet[] {
  return listBodies(drawing).flatMap((body) =>
    readParagraphs(body).flatMap(({ text, level }) =>
      text.trim() ? [{ level, text: text.trim() }] : [],
    ),
  )
}

const listBodies = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'txBody' ? [child] : listBodies(child)))
