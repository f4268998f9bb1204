import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength } from './read-number.ts'

/** Where something stands on the slide, in EMU. */
export type Box = { x: number; y: number; width: number; height: number }

/** Turns places inside a group into places on the slide. */
export type Transform = (box: Box) => Box

/** What `xfrm` says, or `null` where a shape leaves its place to its layout. */
export function readBox(xfrm: XmlElement | undefined): Box | null {
  const offset = findElement(xfrm, 'off')
  const extent = findElement(xfrm, 'ext')
  if (!xfrm || !offset || !extent) return null
  const box = {
    x: readLength(offset.attributes.get('x')),
    y: readLength(offset.attributes.get('y')),
    width: readLength(extent.attributes.get('cx')),
    height: readLength(extent.attributes.get('cy')),
  }
  return isOnItsSide(xfrm) ? turnBox(box) : box
}

function isOnItsSide(xfrm: XmlElement): boolean {
  const degrees = (Number(xfrm.attributes.get('rot') ?? 0) || 0) / 60_000
  const quarter = Math.round(Math.abs(degrees) / 90) % 4
  return quarter === 1 || quarter === 3
}

/** The file gives the place before turning. */
const turnBox = ({ x, y, width, height }: Box): Box => ({
  x: x + (width - height) / 2,
  y: y + (height - width) / 2,
  width: height,
  height: width,
})

export function readGroupTransform(group: XmlElement, outer: Transform): Transform {
  const xfrm = findElement(group, 'grpSpPr', 'xfrm')
  const box = readBox(xfrm)
  const origin = findElement(xfrm, 'chOff')
  const extent = findElement(xfrm, 'chExt')
  if (!box || !origin || !extent) return outer
  const scaleX = scale(box.width, readLength(extent.attributes.get('cx')))
  const scaleY = scale(box.height, readLength(extent.attributes.get('cy')))
  const left = readLength(origin.attributes.get('x'))
  const top = readLength(origin.attributes.get('y'))
  return (inner) =>
    outer({
      x: box.x + (inner.x - left) * scaleX,
      y: box.y + (inner.y - top) * scaleY,
      width: inner.width * scaleX,
      height: inner.height * scaleY,
    })
}

const scale = (outer: number, inner: number): number => (inner > 0 ? outer / inner : 1)
