import type * as Y from 'yjs'

import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { isSame } from '#core/rebase/is-same.ts'
import { matchElements } from '#core/rebase/match-elements.ts'

import { isPosition, repositionSlides, sortSlideIds } from './slide-order.ts'

/**
 * Elements lie beside the other fields of their slide, each in a field of its own, and its position in another:
 * so two who change different ones both keep their change, even where each added the first. What else there is
 * in the field of a slide stays under its name, with an empty list in place of the elements. Documents of
 * earlier versions have all of them there.
 */

export type ElementField = 'over' | 'placed'

const valueKey = (field: ElementField, id: string): string => `${field}#${id}`
const positionKey = (field: ElementField, id: string): string => `${field}@${id}`

/** Of a field of that name; undefined where the slide has none. */
export function readElements<Field extends ElementField>(
  map: Y.Map<unknown>,
  field: Field,
): Slide[Field] | undefined
export function readElements(map: Y.Map<unknown>, field: ElementField): unknown {
  const stored = map.get(field)
  if (field === 'over') {
    const elements = listElements(map, field)
    return elements.length > 0 ? elements : asList(stored)
  }
  if (!isObject(stored)) return undefined
  const elements = listElements(map, field)
  return elements.length > 0 ? { ...stored, elements } : stored
}

const listElements = (map: Y.Map<unknown>, field: ElementField): unknown[] =>
  listIds(map, field).map((id) => map.get(valueKey(field, id)))

/** `before` is what the document says now. */
export function writeElements(
  map: Y.Map<unknown>,
  field: ElementField,
  before: Slide,
  after: Slide,
): void {
  if (before[field] === after[field]) return
  const [was, is] = [before, after].map((slide) => ({
    rest: withoutElements(slide, field),
    elements: elementsOf(slide, field),
  }))
  if (!was || !is) return
  if (is.rest === undefined) map.delete(field)
  // Of an earlier version, its elements are still in there.
  else if (!isSame(map.get(field), is.rest)) map.set(field, is.rest)
  writeList(map, field, was.elements, is.elements)
}

function writeList(
  map: Y.Map<unknown>,
  field: ElementField,
  before: readonly PlacedElement[],
  after: readonly PlacedElement[],
): void {
  const listed = listIds(map, field)
  // Of an earlier version all have the names that every tab would give them.
  const ids = listed.length > 0 ? listed : before.map((_, at) => String(at))
  const known = ids.length === before.length ? before : []
  const places = matchElements(known, after)
  const newId = createIds(map, field)
  const names = places.map((place) => ids[place] ?? newId())
  const wanted = new Set(names)
  for (const id of ids)
    if (!wanted.has(id)) {
      map.delete(valueKey(field, id))
      map.delete(positionKey(field, id))
    }
  for (const [at, element] of after.entries()) {
    const key = valueKey(field, names[at] ?? '')
    if (!map.has(key) || !isSame(known[places[at] ?? -1], element)) map.set(key, element)
  }
  for (const [id, position] of repositionSlides(names, readPositions(map, field)))
    map.set(positionKey(field, id), position)
}

/** Nobody else gives the same. */
function createIds(map: Y.Map<unknown>, field: ElementField): () => string {
  const author = (map.doc?.clientID ?? 0).toString(36)
  let count = 0
  return () => {
    while (map.has(valueKey(field, `${author}-${count}`))) count++
    return `${author}-${count++}`
  }
}

/** One without a position is gone, whatever was still written into it. */
function listIds(map: Y.Map<unknown>, field: ElementField): string[] {
  const positions = readPositions(map, field)
  const there = [...positions.keys()].filter((id) => isObject(map.get(valueKey(field, id))))
  return sortSlideIds(there, positions)
}

function readPositions(map: Y.Map<unknown>, field: ElementField): Map<string, string> {
  const start = positionKey(field, '')
  const positions = new Map<string, string>()
  map.forEach((value, key) => {
    if (key.startsWith(start) && isPosition(value)) positions.set(key.slice(start.length), value)
  })
  return positions
}

const elementsOf = ({ placed, over }: Slide, field: ElementField): readonly PlacedElement[] =>
  (field === 'over' ? over : asList(placed?.elements)) ?? []

const withoutElements = ({ placed, over }: Slide, field: ElementField): unknown =>
  field === 'over' ? over && [] : placed && { ...placed, elements: [] }

const asList = <Item>(value: Item): Item | undefined => (Array.isArray(value) ? value : undefined)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
