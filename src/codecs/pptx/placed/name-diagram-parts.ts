import type { KnownParts } from '#codecs/look/place-runs.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readParagraphs } from '../read-paragraphs.ts'
import type { DiagramPoint } from './draw-points.ts'
import { attribute, find } from './find.ts'

/**
 * Which points of the slide the words of a diagram's drawing are: each of its shapes says whose words it shows;
 * of words that nobody claims, those of the next point that says the same.
 */
export function nameDiagramParts(
  model: XmlElement | undefined,
  drawing: XmlElement | undefined,
  points: readonly DiagramPoint[],
): KnownParts {
  const parts = new Map<object, NonNullable<ReturnType<KnownParts['get']>>>()
  const ofModel = groupBy(points, ({ id }) => id)
  const claims = listClaims(model)
  const queues = new Map<string, Queues>()
  const all = queueUp(points)
  const named = new Set<DiagramPoint>()
  for (const shape of listTextShapes(drawing)) {
    const id = attribute(shape, 'modelId') ?? ''
    const own =
      queues.get(id) ?? queueUp((claims.get(id) ?? []).flatMap((of) => ofModel.get(of) ?? []))
    queues.set(id, own)
    for (const { element, text } of readParagraphs(find(shape, 'txBody'))) {
      const said = flatten(text)
      const point = said === '' ? null : (takeNext(own, said, named) ?? takeNext(all, said, named))
      if (!point) continue
      named.add(point)
      parts.set(element, { part: { field: 'content', index: point.index }, words: point.text })
    }
  }
  return parts
}

function groupBy<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(nameOf(one))
    if (group) group.push(one)
    else groups.set(nameOf(one), [one])
  }
  return groups
}

/** By what they say, in their order. */
type Queues = ReadonlyMap<string, { points: DiagramPoint[]; next: number }>

function queueUp(points: readonly DiagramPoint[]): Queues {
  const byWords = groupBy(points, ({ text }) => flatten(text))
  return new Map([...byWords].map(([said, same]) => [said, { points: same, next: 0 }]))
}

/** The first that stands nowhere yet, else the last: words may stand twice in a drawing. */
function takeNext(
  queues: Queues,
  said: string,
  named: ReadonlySet<DiagramPoint>,
): DiagramPoint | null {
  const queue = queues.get(said)
  if (!queue) return null
  for (; queue.next < queue.points.length; queue.next++) {
    const point = queue.points[queue.next]
    if (point && !named.has(point)) return point
  }
  return queue.points.at(-1) ?? null
}

const flatten = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** By each shape of the drawing, whose words it shows, in their order. */
function listClaims(model: XmlElement | undefined): ReadonlyMap<string, readonly string[]> {
  const links = childrenOf(findElement(model, 'cxnLst'), 'cxn')
    .filter((link) => attribute(link, 'type') === 'presOf')
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  const claims = new Map<string, string[]>()
  const add = (shape: string, of: string) => {
    const claimed = claims.get(shape)
    if (claimed) claimed.push(of)
    else claims.set(shape, [of])
  }
  for (const link of links) add(attribute(link, 'destId') ?? '', attribute(link, 'srcId') ?? '')
  for (const point of childrenOf(findElement(model, 'ptLst'), 'pt')) {
    const of = attribute(findElement(point, 'prSet'), 'presAssocID')
    const id = attribute(point, 'modelId')
    if (of !== undefined && id !== undefined && !claims.has(id)) add(id, of)
  }
  return claims
}

const orderOf = (link: XmlElement): number => Number(attribute(link, 'destOrd') ?? 0) || 0

function* listTextShapes(tree: XmlElement | undefined): Generator<XmlElement> {
  for (const child of listChildren(tree)) {
    if (child.name === 'sp') yield child
    else if (child.name === 'grpSp') yield* listTextShapes(child)
  }
}
