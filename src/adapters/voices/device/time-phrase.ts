/** In samples. */
export type Stretch = { start: number; end: number }

/** From a symbol up to another, which is not part of it. */
export type SymbolSpan = { from: number; to: number }

/** What the steps of a model's durations stand for, in samples. */
export type StepTimes = {
  samples: number
  /** Sound is heard this much behind the step it was planned for: measured in `bench/voice`. */
  lag: number
}

/** Where each word is heard; one that nothing is said for shares the time of the one before it. */
export function timePhrase(
  spans: readonly (SymbolSpan | null)[],
  durations: ArrayLike<number>,
  lengths: readonly number[],
  { samples, lag }: StepTimes,
): Stretch[] {
  const ends: number[] = []
  let sum = 0
  for (let at = 0; at < durations.length; at++) ends.push((sum += durations[at] ?? 0))
  const timeOf = (at: number) => Math.max(0, (ends[at - 1] ?? 0) * samples + lag)

  const heard = spans.map((span) =>
    span ? { start: timeOf(span.from), end: timeOf(span.to) } : null,
  )
  return shareTime(heard, lengths)
}

/** `lengths` are those of the written words: the longer takes the larger share. */
function shareTime(heard: readonly (Stretch | null)[], lengths: readonly number[]): Stretch[] {
  const firstHeard = heard.findIndex((stretch) => stretch !== null)
  const groups: { stretch: Stretch; members: number[] }[] = []
  heard.forEach((stretch, index) => {
    const group = groups.at(-1)
    if (stretch && index !== firstHeard) groups.push({ stretch, members: [index] })
    else if (group) group.members.push(index)
    else groups.push({ stretch: heard[firstHeard] ?? { start: 0, end: 0 }, members: [index] })
  })
  return groups.flatMap(({ stretch, members }) => {
    const total = members.reduce((sum, member) => sum + (lengths[member] ?? 1), 0)
    let start = stretch.start
    return members.map((member) => {
      const share = ((stretch.end - stretch.start) * (lengths[member] ?? 1)) / total
      const own = { start, end: start + share }
      start = own.end
      return own
    })
  })
}
