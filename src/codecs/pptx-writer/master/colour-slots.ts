import { type ColourSlot, type ColourSlots, slotNames } from '#core/theme/assign-colours.ts'

import { element } from '../element.ts'

/**
 * A colour by its place in the theme, where it has one. Two places may hold the same: then the
 * preferred one is meant.
 * @param opacity besides the one in the colour itself
 */
export function paintColour(
  colour: string,
  slots: ColourSlots,
  { prefer, opacity = 1 }: { prefer?: ColourSlot; opacity?: number } = {},
): string {
  const opaque = colour.slice(0, 7).toUpperCase()
  const alpha = (colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1) * opacity
  const inside = alpha < 1 ? element('a:alpha', { val: Math.round(alpha * 100_000) }) : ''
  const order = prefer ? [prefer, ...slotNames] : slotNames
  const slot = order.find((name) => slots[name].toUpperCase() === opaque)
  return slot
    ? element('a:schemeClr', { val: slot }, inside)
    : element('a:srgbClr', { val: opaque.slice(1) }, inside)
}

export const paintSolid = (...colour: Parameters<typeof paintColour>): string =>
  element('a:solidFill', {}, paintColour(...colour))
