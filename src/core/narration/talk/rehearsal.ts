/** A talk that a person tries: how long each slide has taken, in ms. */
export type Rehearsal = {
  /** The slide that is shown; null while nothing runs. */
  slideId: string | null
  /** Since when, as far as it is not in `taken` yet. */
  since: number
  taken: Readonly<Record<string, number>>
}

export const noRehearsal: Rehearsal = { slideId: null, since: 0, taken: {} }

/** To a slide, or with null a pause: what the last one took is added to what it had. */
export const turnRehearsal = (
  rehearsal: Rehearsal,
  slideId: string | null,
  now: number,
): Rehearsal => ({ slideId, since: now, taken: listTaken(rehearsal, now) })

/** With what the slide that is shown has taken until now. */
export function listTaken(
  { slideId, since, taken }: Rehearsal,
  now: number,
): Readonly<Record<string, number>> {
  if (slideId === null) return taken
  return { ...taken, [slideId]: (taken[slideId] ?? 0) + Math.max(0, now - since) }
}

export const sumTaken = (taken: Readonly<Record<string, number>>): number =>
  Object.values(taken).reduce((sum, one) => sum + one, 0)
