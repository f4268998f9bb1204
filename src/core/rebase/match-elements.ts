import type { PlacedElement } from '../deck/placed.ts'
import { isSame } from './is-same.ts'

/** Of more than so many that changed at once, each is held to be the next of its kind. */
const mostCompared = 200

/**
 * For each element of `after` its place in `before`, or -1 where it is new. Elements have no names: one is the
 * same as before where it says the same, and otherwise the one of its kind that it has most in common with.
 */
export function matchElements(
  before: readonly PlacedElement[],
  after: readonly PlacedElement[],
): number[] {
  const places = after.map(() => -1)
  const left = new Set(before.keys())
  const match = (find: (element: PlacedElement) => number | undefined) => {
    for (const [at, element] of after.entries()) {
      const place = places[at] === -1 ? find(element) : undefined
      if (place === undefined) continue
      places[at] = place
      left.delete(place)
    }
  }
  // While one is moved all others are the very same.
  const known = gatherPlaces(left, (place) => before[place])
  match((element) => known.get(element)?.shift())
  const worded = gatherPlaces(left, (place) => JSON.stringify(before[place]))
  match((element) => worded.get(JSON.stringify(element))?.shift())
  match((element) => findAlike(element, before, left))
  return places
}

function gatherPlaces<Key>(places: Iterable<number>, keyOf: (place: number) => Key) {
  const gathered = new Map<Key, number[]>()
  for (const place of places) {
    const key = keyOf(place)
    const same = gathered.get(key)
    if (same) same.push(place)
    else gathered.set(key, [place])
  }
  return gathered
}

function findAlike(
  element: PlacedElement,
  before: readonly PlacedElement[],
  left: ReadonlySet<number>,
): number | undefined {
  const ofKind = [...left].filter((place) => before[place]?.kind === element.kind)
  if (ofKind.length > mostCompared) return ofKind[0]
  let [best, most] = [ofKind[0], -1]
  for (const place of ofKind) {
    const shared = countShared(element, before[place] ?? {})
    if (shared > most) [best, most] = [place, shared]
  }
  return best
}

const countShared = (one: object, other: object): number =>
  Object.entries(one).filter(([name, value]) => isSame(value, Reflect.get(other, name))).length
