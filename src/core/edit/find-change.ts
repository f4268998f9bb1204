/** From `start` on, what was there until `end` is now there until `newEnd`. */
export type Change = { start: number; end: number; newEnd: number }

export function findChange<Kind extends string | readonly string[]>(
  before: Kind,
  after: Kind,
): Change {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return { start, end: before.length - same, newEnd: after.length - same }
}
