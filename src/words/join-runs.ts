/** `2`, `4 to 9`: many numbers are told as a stretch, in the words of `join`. */
export function joinRuns(
  places: readonly number[],
  join: (first: number, last: number) => string,
): string[] {
  const runs: [first: number, last: number][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run?.[1] === place - 1) run[1] = place
    else runs.push([place, place])
  }
  return runs.flatMap(([first, last]) =>
    last - first > 1 ? [join(first, last)] : [...new Set([first, last])].map(String),
  )
}
