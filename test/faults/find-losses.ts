import type { Deck } from '#core/deck/deck.ts'

import type { LoggedEdit } from './page/edit-at-random.ts'
import { listMarks } from './page/marks.ts'

/**
 * Marks that are gone although nobody removed them. A mark may go with what it stands in: a slide
 * that the other tab deletes, or a bullet, at the moment in which this tab writes in it.
 */
export function findLosses(end: Deck, logs: readonly (readonly LoggedEdit[])[]): string[] {
  const all = logs.flat()
  const removed = new Set(all.flatMap((edit) => edit.removed))
  const slidesRemoved = new Set(all.flatMap((edit) => edit.slidesRemoved))
  const present = listMarks(end)
  return all.flatMap(({ typed }) => {
    if (!typed || present.has(typed.mark) || removed.has(typed.mark)) return []
    if (slidesRemoved.has(typed.slide)) return []
    if (typed.neighbours.some((mark) => removed.has(mark))) return []
    return [typed.mark]
  })
}

/** Marks that an undo or redo took away although it was the other tab that had put them there. */
export function findDamageByUndo(log: readonly LoggedEdit[]): string[] {
  const own = new Set<string>()
  return log.flatMap(({ kind, added, removed }) => {
    if (kind === 'edit') {
      for (const mark of [...added, ...removed]) own.add(mark)
      return []
    }
    return removed.filter((mark) => !own.has(mark))
  })
}
