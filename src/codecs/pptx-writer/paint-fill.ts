import type { Fill } from '#core/layout/boxes.ts'

import { type ColourSlots, paintColour, paintSolid } from './colour-slots.ts'
import { element } from './element.ts'
import { toAngle } from './to-emu.ts'

/** CSS counts angles from the top, office files from the right. */
const quarterTurn = 90

export function paintFill(fill: Fill, slots: ColourSlots, opacity = 1): string {
  if (fill.kind === 'linear') {
    const stops = fill.stops.map(({ at, colour }) =>
      element('a:gs', { pos: Math.round(at * 100_000) }, paintColour(colour, slots, { opacity })),
    )
    return element(
      'a:gradFill',
      { rotWithShape: 1 },
      element('a:gsLst', {}, ...stops),
      element('a:lin', { ang: toAngle(fill.angle - quarterTurn), scaled: 0 }),
    )
  }
  return isNothing(fill) ? element('a:noFill', {}) : paintSolid(fill.colour, slots, { opacity })
}

const isNothing = ({ colour }: { colour: string }): boolean =>
  colour.length > 7 && colour.endsWith('00')

export const paintBackground = (fill: Fill, slots: ColourSlots): string =>
  element('p:bg', {}, element('p:bgPr', {}, paintFill(fill, slots), element('a:effectLst', {})))
