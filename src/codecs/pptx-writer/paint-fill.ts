import type { Fill } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'

import { paintColour, paintSolid } from './master/colour-slots.ts'
import { element } from './element.ts'
import { toAngle } from './to-emu.ts'

/** CSS counts angles from the top, office files from the right. */
const quarterTurn = 90

export function paintFill(fill: Fill, slots: ColourSlots, opacity = 1): string {
  if (fill.kind !== 'solid') {
    const stops = fill.stops.map(({ at, colour }) =>
      element('a:gs', { pos: Math.round(at * 100_000) }, paintColour(colour, slots, { opacity })),
    )
    return element(
      'a:gradFill',
      { rotWithShape: 1 },
      element('a:gsLst', {}, ...stops),
      fill.kind === 'linear'
        ? element('a:lin', { ang: toAngle(fill.angle - quarterTurn), scaled: 0 })
        : paintRings(fill),
    )
  }
  return isNothing(fill) ? element('a:noFill', {}) : paintSolid(fill.colour, slots, { opacity })
}

/** From a point outwards; files name the point by the distance of all four sides. */
function paintRings({ x, y }: Extract<Fill, { kind: 'radial' }>): string {
  const [left, top] = [x, y].map((share) => Math.round(share * 100_000))
  const [right, bottom] = [1 - x, 1 - y].map((share) => Math.round(share * 100_000))
  return element(
    'a:path',
    { path: 'circle' },
    element('a:fillToRect', { l: left, t: top, r: right, b: bottom }),
  )
}

const isNothing = ({ colour }: { colour: string }): boolean =>
  colour.length > 7 && colour.endsWith('00')

export const paintBackground = (fill: Fill, slots: ColourSlots): string =>
  element('p:bg', {}, element('p:bgPr', {}, paintFill(fill, slots), element('a:effectLst', {})))
