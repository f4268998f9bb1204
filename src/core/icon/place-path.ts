import type { PathCommand } from '../layout/pictures/picture-shape.ts'

/** Steps from one side of a drawing to the other, as `scripts/icons` writes them. */
const extent = 512

/** A layer of an icon in a square of the stage. */
export function placePath(
  data: string,
  { x, y, size }: { x: number; y: number; size: number },
): PathCommand[] {
  const scale = size / extent
  let [atX, atY] = [0, 0]
  let [startX, startY] = [0, 0]
  return [...data.matchAll(/([mlcz])([^mlcz]*)/gu)].map(([, op = '', rest = '']): PathCommand => {
    const values = (rest.match(/-?\d+/gu) ?? []).map(Number)
    const at = (index: number) =>
      [
        x + (atX + (values[index] ?? 0)) * scale,
        y + (atY + (values[index + 1] ?? 0)) * scale,
      ] as const
    if (op === 'z') {
      ;[atX, atY] = [startX, startY]
      return { op: 'close' }
    }
    const command: PathCommand =
      op === 'c'
        ? { op: 'curve', control1: at(0), control2: at(2), to: at(4) }
        : { op: op === 'm' ? 'move' : 'line', to: at(0) }
    ;[atX, atY] = [atX + (values.at(-2) ?? 0), atY + (values.at(-1) ?? 0)]
    if (op === 'm') [startX, startY] = [atX, atY]
    return command
  })
}
