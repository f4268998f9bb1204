import type { Fill, Rect, ShapeBox } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { stage } from '../layout/stage.ts'
import type { Block, Composition } from './composition.ts'

/** A right-to-left slide is the same composition seen in a mirror. */
export function mirrorComposition(
  { background, shapes, pictures, chart, icons = [], blocks }: Composition,
  width: number = stage.width,
): Composition {
  const mirrorRect = <R extends Rect>(rect: R): R => ({
    ...rect,
    x: width - rect.x - rect.width,
  })
  const mirrorBlock = (block: Block): Block => ({
    ...mirrorRect(block),
    texts: block.texts.map((text) =>
      text.mark ? { ...text, mark: { ...text.mark, x: width - text.mark.x } } : text,
    ),
  })
  return {
    background: mirrorFill(background),
    shapes: shapes.map((shape) => mirrorShape(shape, width)),
    ...(pictures && { pictures: pictures.map(mirrorRect) }),
    ...(chart && { chart: mirrorRect(chart) }),
    icons: icons.map((icon) => ({ ...icon, x: width - icon.x - icon.size })),
    blocks: blocks.map(mirrorBlock),
  }
}

const mirrorFill = (fill: Fill): Fill =>
  fill.kind === 'linear' ? { ...fill, angle: 360 - fill.angle } : fill

export function mirrorShape({ path, ...shape }: ShapeBox, width: number = stage.width): ShapeBox {
  const turn = (command: PathCommand) => mirrorCommand(command, width)
  return {
    ...shape,
    x: width - shape.x - shape.width,
    fill: mirrorFill(shape.fill),
    ...(path && { path: path.map(turn) }),
  }
}

function mirrorCommand(command: PathCommand, width: number): PathCommand {
  if (command.op === 'close') return command
  const to = [width - command.to[0], command.to[1]] as const
  if (command.op !== 'curve') return { op: command.op, to }
  const { control1, control2 } = command
  return {
    op: 'curve',
    control1: [width - control1[0], control1[1]],
    control2: [width - control2[0], control2[1]],
    to,
  }
}
