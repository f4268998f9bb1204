import { findLongestRun } from './longest-run.ts'

/** My order, in which what they added or moved stands behind what it follows with them. */
export function rebaseOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const places = new Map(base.map((id, index) => [id, index]))
  const placeOf = (id: string) => places.get(id) ?? -1
  const unmoved = findLongestRun(
    theirs.filter((id) => places.has(id)),
    (a, b) => placeOf(a) - placeOf(b),
  )
  const inTheirs = new Set(theirs)
  const order = mine.filter((id) => !inTheirs.has(id) || unmoved.has(id))
  let previous = -1
  for (const id of theirs) {
    const place = order.indexOf(id)
    if (place < 0) order.splice(previous + 1, 0, id)
    previous = place < 0 ? previous + 1 : place
  }
  return order
}
