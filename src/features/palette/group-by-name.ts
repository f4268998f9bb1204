/** Groups in the order in which they first appear, so that two parts of one screen stand together. */
export function groupByName<T extends { group: string }>(
  items: readonly T[],
): { name: string; items: T[] }[] {
  const names = [...new Set(items.map(({ group }) => group))]
  return names.map((name) => ({ name, items: items.filter(({ group }) => group === name) }))
}
