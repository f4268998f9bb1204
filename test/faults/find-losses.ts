import type { Deck } from '#core/deck/deck.ts'

import { listPlaces, type LoggedEdit, markAt, placeOf } from './page/edit-at-random.ts'

/**
 * Marks that are gone from where they were typed although nobody removed them there. A mark may go
 * with what it stands in: a slide that the other tab deletes, or a bullet, at the moment in which
 * this tab writes in it.
 */
export function findLosses(end: Deck, logs: readonly (readonly LoggedEdit[])[]): string[] {
  const all = logs.flat()
  const removedFrom = new Set(all.flatMap((edit) => edit.removedFrom))
  const slidesRemoved = new Set(all.flatMap((edit) => edit.slidesRemoved))
  const present = listPlaces(end)
  return all.flatMap(({ typed }) => {
    if (!typed || slidesRemoved.has(typed.slide)) return []
    const place = placeOf(typed.slide, typed.mark)
    if (present.has(place) || removedFrom.has(place)) return []
    if (typed.neighbours.some((mark) => removedFrom.has(placeOf(typed.slide, mark)))) return []
    return [place]
  })
}

/**
 * Marks that an undo or redo took away although it was the other tab that had put them there. What
 * this tab has itself deleted in one place, a redo deletes there again: a slide that had a copy when
 * it was deleted takes its marks out of the deck when the copy is gone by then.
 */
export function findDamageByUndo(log: readonly LoggedEdit[]): string[] {
  const own = new Set<string>()
  return log.flatMap(({ kind, added, removed, removedFrom }) => {
    if (kind === 'edit') {
      for (const mark of [...added, ...removed, ...removedFrom.map(markAt)]) own.add(mark)
      return []
    }
    return removed.filter((mark) => !own.has(mark))
  })
}
