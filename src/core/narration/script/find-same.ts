/** Where what is being said already stands in the new lines, nearest to where it was; -1 when it is gone. */
export function findSame(lines: readonly string[], said: string, near: number): number {
  const same = lines.flatMap((line, index) => (line === said ? [index] : []))
  return same.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? -1
}
