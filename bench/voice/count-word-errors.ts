/** Words to change, add or leave out until the one is the other. */
export function countWordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, at) => at + 1)
  row.unshift(0)
  said.forEach((word, index) => {
    const next = [index + 1]
    heard.forEach((other, at) => {
      const same = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    })
    row = next
  })
  return row.at(-1) ?? 0
}
