import type { PlacedFill, PlacedSlide } from '../deck/placed.ts'
import type { Rect } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import { measureLight } from '../theme/contrast.ts'

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1

/** As large as it can be on the stage, and in its middle. */
export function fitOnStage(size: PlacedSlide['size']): { scale: number; frame: Rect } {
  const scale = Math.min(stage.width / size.width, stage.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const frame = {
    width: isNear(width, stage.width) ? stage.width : width,
    height: isNear(height, stage.height) ? stage.height : height,
  }
  const [x, y] = [(stage.width - frame.width) / 2, (stage.height - frame.height) / 2]
  return { scale, frame: { x, y, ...frame } }
}

export const fillsStage = (frame: Rect): boolean =>
  frame.width === stage.width && frame.height === stage.height

/** Calm beside the slide: its ground where that is one colour, else the darkest that it has. */
export function findBarColour(fill: PlacedFill): string {
  if (fill.kind === 'solid') return fill.colour.slice(0, 7)
  if (fill.kind === 'pattern') return fill.ground.slice(0, 7)
  if (fill.kind === 'picture') return '#000000'
  const [darkest] = fill.stops
    .map(({ colour }) => colour.slice(0, 7))
    .toSorted((one, other) => measureLight(one) - measureLight(other))
  return darkest ?? '#000000'
}

export const listBars = ({ x, y, width, height }: Rect): Rect[] =>
  x > 0
    ? [
        { x: 0, y: 0, width: x, height: stage.height },
        { x: x + width, y: 0, width: stage.width - x - width, height: stage.height },
      ]
    : [
        { x: 0, y: 0, width: stage.width, height: y },
        { x: 0, y: y + height, width: stage.width, height: stage.height - y - height },
      ]
