import type { Line } from '#core/narration/plan-talk.ts'

/** The line of the new script that is being said already, nearest to where it was. */
export function findLine(lines: readonly Line[], said: Line, near: number): number {
  const same = lines.flatMap((line, index) => (isSame(line, said) ? [index] : []))
  return same.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? -1
}

const isSame = ({ request }: Line, other: Line): boolean =>
  request.rate === other.request.rate && request.text === other.request.text
