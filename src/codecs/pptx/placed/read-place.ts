import type { PlacedElement, PlacedFill } from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { attribute, find, flag, number, toPx } from './find.ts'
import { findFill, readFill } from './read-paint.ts'
import type { SheetLook } from './sheet-look.ts'

/** Where something stands, in EMU, before it is turned about its middle. */
export type Place = {
  x: number
  y: number
  width: number
  height: number
  degrees: number
  flipH: boolean
  flipV: boolean
}

/** From places inside of a group to places on the slide. */
export type Group = { map(place: Place): Place; fill?: PlacedFill | undefined; depth: number }

export const noGroup: Group = { map: (place) => place, depth: 0 }

export function readPlace(xfrm: XmlElement | undefined): Place | null {
  const [offset, extent] = [find(xfrm, 'off'), find(xfrm, 'ext')]
  if (!xfrm || !offset || !extent) return null
  return {
    x: number(offset, 'x') ?? 0,
    y: number(offset, 'y') ?? 0,
    width: Math.max(0, number(extent, 'cx') ?? 0),
    height: Math.max(0, number(extent, 'cy') ?? 0),
    degrees: (Number(attribute(xfrm, 'rot') ?? 0) || 0) / 60_000,
    flipH: flag(xfrm, 'flipH') ?? false,
    flipV: flag(xfrm, 'flipV') ?? false,
  }
}

/** Children are scaled into the group, then mirrored and turned with it about its middle. */
export function enterGroup(group: XmlElement, outer: Group, look: SheetLook): Group {
  const properties = find(group, 'grpSpPr')
  const xfrm = find(properties, 'xfrm')
  const own = readPlace(xfrm)
  const fill = findFill(properties)
  const inner = {
    depth: outer.depth + 1,
    fill: fill ? readFill(fill, look, outer.fill) : outer.fill,
  }
  if (!own) return { ...inner, map: outer.map }
  const [origin, extent] = [find(xfrm, 'chOff'), find(xfrm, 'chExt')]
  const within = {
    x: number(origin, 'x') ?? own.x,
    y: number(origin, 'y') ?? own.y,
    width: number(extent, 'cx') || own.width || 1,
    height: number(extent, 'cy') || own.height || 1,
  }
  return { ...inner, map: (child) => outer.map(mapIntoGroup(child, own, within)) }
}

/** A child's place in the units of its group (`within`), as it comes to lie where the group stands. */
export function mapIntoGroup(
  child: Place,
  own: Place,
  within: Pick<Place, 'x' | 'y' | 'width' | 'height'>,
): Place {
  const [scaleX, scaleY] = [own.width / within.width, own.height / within.height]
  const angle = (own.degrees * Math.PI) / 180
  const [middleX, middleY] = [own.x + own.width / 2, own.y + own.height / 2]
  // What lies on its side is stretched the other way.
  const isLying = Math.abs(Math.round(child.degrees / 90)) % 2 === 1
  const width = child.width * (isLying ? scaleY : scaleX)
  const height = child.height * (isLying ? scaleX : scaleY)
  let dx = own.x + (child.x + child.width / 2 - within.x) * scaleX - middleX
  let dy = own.y + (child.y + child.height / 2 - within.y) * scaleY - middleY
  let { degrees, flipH, flipV } = child
  if (own.flipH) [dx, flipH, degrees] = [-dx, !flipH, -degrees]
  if (own.flipV) [dy, flipV, degrees] = [-dy, !flipV, -degrees]
  const x = middleX + dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = middleY + dx * Math.sin(angle) + dy * Math.cos(angle)
  return {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    degrees: degrees + own.degrees,
    flipH,
    flipV,
  }
}

type PlacedPlace = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height' | 'turn' | 'flipH' | 'flipV'>

/** Null for what lies too far away to be meant. */
export function toPlaced({
  x,
  y,
  width,
  height,
  degrees,
  flipH,
  flipV,
}: Place): PlacedPlace | null {
  const placed: PlacedPlace = { x: toPx(x), y: toPx(y), width: toPx(width), height: toPx(height) }
  if (isFar(placed.x) || isFar(placed.y) || isFar(placed.width) || isFar(placed.height)) return null
  const turn = round(((degrees % 360) + 360) % 360)
  if (turn !== 0 && Number.isFinite(turn)) placed.turn = turn
  if (flipH) placed.flipH = true
  if (flipV) placed.flipV = true
  return placed
}

const isFar = (length: number): boolean => !(Math.abs(length) <= placedLimits.reach)
