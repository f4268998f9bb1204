import type { IconDrawing } from '../icon/draw-icon.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { PlacedIcon } from './composition.ts'
import type { Point } from './draw.ts'
import type { IconLook } from './kit-spec.ts'

/** An icon with what holds it; where there is none, neither is there. */
export type SetIcon = { shapes: readonly ShapeBox[]; icon: PlacedIcon } | null

/** @param by how much smaller than its look says */
export function setIcon(
  drawing: IconDrawing | null | undefined,
  look: IconLook | undefined,
  [x, y]: Point,
  by = 1,
): SetIcon {
  if (!drawing || !look) return null
  const { line, tint, holder } = look
  const size = look.size * by
  return {
    shapes: holder?.(x, y, by) ?? [],
    icon: { drawing, line, tint, size, x: x - size / 2, y: y - size / 2 },
  }
}

export const joinIcons = (
  set: readonly SetIcon[],
): { shapes: ShapeBox[]; icons: PlacedIcon[] } => ({
  shapes: set.flatMap((one) => one?.shapes ?? []),
  icons: set.flatMap((one) => one?.icon ?? []),
})
