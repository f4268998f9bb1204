import type { Fill, Rect, ShapeBox } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/picture-shape.ts'
import { stage } from '../layout/stage.ts'
import type { Block, Composition } from './composition.ts'

/** A right-to-left slide is the same composition seen in a mirror. */
export const mirrorComposition = ({
  background,
  shapes,
  pictures,
  chart,
  icons = [],
  blocks,
}: Composition): Composition => ({
  background: mirrorFill(background),
  shapes: shapes.map(mirrorShape),
  ...(pictures && { pictures: pictures.map(mirrorRect) }),
  ...(chart && { chart: mirrorRect(chart) }),
  icons: icons.map((icon) => ({ ...icon, x: turn(icon.x + icon.size) })),
  blocks: blocks.map(mirrorBlock),
})

const turn = (x: number): number => stage.width - x

const mirrorRect = <R extends Rect>(rect: R): R => ({ ...rect, x: turn(rect.x + rect.width) })

const mirrorFill = (fill: Fill): Fill =>
  fill.kind === 'linear' ? { ...fill, angle: 360 - fill.angle } : fill

export const mirrorShape = ({ path, ...shape }: ShapeBox): ShapeBox => ({
  ...mirrorRect(shape),
  fill: mirrorFill(shape.fill),
  ...(path && { path: path.map(mirrorCommand) }),
})

function mirrorCommand(command: PathCommand): PathCommand {
  if (command.op === 'close') return command
  const to = [turn(command.to[0]), command.to[1]] as const
  if (command.op !== 'curve') return { op: command.op, to }
  const { control1, control2 } = command
  return {
    op: 'curve',
    control1: [turn(control1[0]), control1[1]],
    control2: [turn(control2[0]), control2[1]],
    to,
  }
}

const mirrorBlock = (block: Block): Block => ({
  ...mirrorRect(block),
  texts: block.texts.map((text) =>
    text.mark ? { ...text, mark: { ...text.mark, x: turn(text.mark.x) } } : text,
  ),
})
