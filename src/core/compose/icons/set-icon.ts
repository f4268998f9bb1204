import type { Icon } from '../../icon/icon-library.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeCircle, makeOutline, makeRing } from '../../theme/make-shape.ts'
import type { PlacedIcon } from '../composition.ts'
import { drawIcon } from './draw-icon.ts'
import type { Point } from '../draw.ts'
import type { IconHolder, IconLook } from '../kit-spec.ts'
import type { Scene } from '../kit.ts'

/** An icon with what holds it; where there is none, neither is there. */
export type SetIcon = { shapes: readonly ShapeBox[]; icon: PlacedIcon } | null

/** @param by how much smaller than its look says */
export function setIcon(
  icon: Icon | null | undefined,
  look: IconLook | undefined,
  [x, y]: Point,
  by = 1,
): SetIcon {
  if (!icon || !look) return null
  const size = look.size * by
  return {
    shapes: (look.on ?? []).map((holder) => drawHolder(holder, [x, y], by)),
    icon: {
      x: x - size / 2,
      y: y - size / 2,
      size,
      draw: (square) => drawIcon(icon, look, square),
    },
  }
}

/**
 * One at each of these places, from its left edge on and as high as it says; none at all on slides that
 * are shown without.
 */
export function placeIcons(
  { icons }: Pick<Scene, 'icons'>,
  places: readonly { x: number; y: number; height: number }[],
  look: (at: number) => IconLook,
): ReturnType<typeof joinIcons> {
  const set = (icons ?? []).map((icon, at) => {
    const { x = 0, y = 0, height = 0 } = places[at] ?? {}
    const own = look(at)
    const width = widthOf(own)
    // An icon has some air around it, and one that stands alone would seem to be indented.
    const hang = own.on ? 0 : height * 0.09
    return setIcon(icon, own, [x + height / 2 - hang, y + height / 2], height / width)
  })
  return joinIcons(set)
}

export const joinIcons = (
  set: readonly SetIcon[],
): { shapes: ShapeBox[]; icons: PlacedIcon[] } => ({
  shapes: set.flatMap((one) => one?.shapes ?? []),
  icons: set.flatMap((one) => one?.icon ?? []),
})

/** How wide it is with what holds it. */
export const widthOf = ({ size, on = [] }: IconLook): number =>
  Math.max(size, ...on.map(({ width }) => width))

function drawHolder(
  { width, corner, fill, line }: IconHolder,
  [x, y]: Point,
  by: number,
): ShapeBox {
  const radius = (width * by) / 2
  const stroke = line ? { colour: line, width: 1.5 } : null
  if (corner === undefined)
    return stroke
      ? makeRing(x, y, radius, stroke.colour, stroke.width)
      : makeCircle(x, y, radius, fill ?? '')
  const square = [x - radius, y - radius, 2 * radius, 2 * radius] as const
  return stroke
    ? makeOutline(...square, stroke, corner * by)
    : makeBlock(...square, fill ?? '', corner * by)
}
