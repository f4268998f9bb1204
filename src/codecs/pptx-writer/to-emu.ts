import type { Rect } from '#core/layout/boxes.ts'

import { element } from './element.ts'

const emuPerPx = 9525

/** From px of the stage to the unit of office files. */
export const toEmu = (px: number): number => Math.round(px * emuPerPx)

/** Degrees, clockwise, as the file counts them: from 0, in 60,000ths. */
export const toAngle = (degrees: number): number =>
  Math.round((((degrees % 360) + 360) % 360) * 60_000)

type Mirrored = { flipH?: boolean | undefined; flipV?: boolean | undefined }

/** Where a shape stands. */
export const placeShape = (
  rect: Rect & Mirrored,
  rotation = 0,
  name: 'a:xfrm' | 'p:xfrm' = 'a:xfrm',
): string =>
  element(
    name,
    {
      rot: rotation === 0 ? undefined : toAngle(rotation),
      flipH: rect.flipH ? 1 : undefined,
      flipV: rect.flipV ? 1 : undefined,
    },
    element('a:off', { x: toEmu(rect.x), y: toEmu(rect.y) }),
    element('a:ext', { cx: toEmu(rect.width), cy: toEmu(rect.height) }),
  )
