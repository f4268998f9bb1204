import type { ShapeBox } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/picture-shape.ts'
import { stage } from '../layout/stage.ts'
import type { StageSize } from './film-stages.ts'

/** What a theme draws on the whole of a wide stage, as wide as this one, at its foot. */
export function drawBand(shapes: readonly ShapeBox[], { width, height }: StageSize): ShapeBox[] {
  const scale = width / stage.width
  const top = findBandTop({ width, height })
  return (
    shapes
      // What leaves the wide stage on the other sides leaves this one as well; here it would meet the words.
      .filter(({ y }) => y >= 0)
      .map((shape) => moveShape(shape, scale, top))
  )
}

export const findBandTop = ({ width, height }: StageSize): number =>
  height - (stage.height * width) / stage.width

function moveShape({ path, stroke, ...shape }: ShapeBox, scale: number, top: number): ShapeBox {
  const move = ([x, y]: readonly [number, number]) => [x * scale, top + y * scale] as const
  return {
    ...shape,
    x: shape.x * scale,
    y: top + shape.y * scale,
    width: shape.width * scale,
    height: shape.height * scale,
    radius: shape.radius * scale,
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
    ...(path && { path: path.map((command) => moveCommand(command, move)) }),
  }
}

type Move = (point: readonly [number, number]) => readonly [number, number]

function moveCommand(command: PathCommand, move: Move): PathCommand {
  if (command.op === 'close') return command
  const to = move(command.to)
  if (command.op !== 'curve') return { op: command.op, to }
  return { op: 'curve', control1: move(command.control1), control2: move(command.control2), to }
}
