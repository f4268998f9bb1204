import type { Fill, Rect } from '#core/layout/boxes.ts'
import { placeGradient, placeRadial } from '#core/layout/backdrop/place-gradient.ts'

import { type Colour, readColour } from './colour.ts'
import { addGroup, type Content, createContent } from './content.ts'
import { type PdfFile, type Ref, toRef } from './pdf-file.ts'
import { writeNumber, writeNumbers } from './write-number.ts'

type Stops = readonly { at: number; colour: string }[]

/** How shapes and letters are coloured. */
export type Inks = {
  /** From here on paths and letters are filled with it. */
  fill(content: Content, colour: string): void
  /** From here on lines are drawn with it. */
  stroke(content: Content, colour: string): void
  /** Fills what is clipped, which lies within `rect`. */
  flood(content: Content, fill: Fill, rect: Rect): void
  /** The same along a line (4 numbers) or between two circles (6). */
  shade(content: Content, coordinates: readonly number[], stops: Stops, box: Rect): void
  /** From here on only what is light in that drawing is seen. */
  mask(content: Content, drawing: Ref): void
  /** From here on everything is blended so far. */
  blend(content: Content, opacity: number): void
}

export function createInks(file: PdfFile): Inks {
  const known = new Map<string, Ref>()
  const once = (body: string): Ref => {
    const ref = known.get(body) ?? file.add(body)
    known.set(body, ref)
    return ref
  }
  const changeState = (content: Content, entries: string) =>
    content.add(`${content.use('G', once(`<<${entries}>>`))} gs`)

  function blend(content: Content, opacity: number): void {
    const share = writeNumber(opacity)
    changeState(content, `/ca ${share}/CA ${share}`)
  }

  const hide = (content: Content, drawing: Ref) =>
    changeState(content, `/SMask<</S/Luminosity/G ${toRef(drawing)}>>`)

  function fill(content: Content, hex: string): void {
    const colour = readColour(hex)
    if (colour.opacity < 1) blend(content, colour.opacity)
    content.add(`${writeRgb(colour)} rg`)
  }

  function shade(content: Content, coordinates: readonly number[], stops: Stops, box: Rect): void {
    const colours = stops.map(({ at, colour }) => ({ at, colour: readColour(colour) }))
    if (colours.some(({ colour }) => colour.opacity < 1)) {
      const mask = createContent()
      const greys = colours.map(({ at, colour }) => ({ at, parts: [colour.opacity] }))
      mask.add(`${mask.use('S', once(writeShading(coordinates, greys)))} sh`)
      const bounds = writeNumbers(box.x, box.y, box.x + box.width, box.y + box.height)
      hide(content, addGroup(file, mask, bounds, 'DeviceGray'))
    }
    const parts = colours.map(({ at, colour }) => ({ at, parts: listParts(colour) }))
    content.add(`${content.use('S', once(writeShading(coordinates, parts)))} sh`)
  }

  return {
    blend,
    mask: hide,
    fill,
    stroke(content, hex) {
      const colour = readColour(hex)
      if (colour.opacity < 1) blend(content, colour.opacity)
      content.add(`${writeRgb(colour)} RG`)
    },
    shade,
    flood(content, paint, rect) {
      if (paint.kind === 'linear')
        return shade(content, placeGradient(paint.angle, rect), paint.stops, rect)
      if (paint.kind === 'radial')
        return shade(content, placeRadial(paint, rect), paint.stops, rect)
      fill(content, paint.colour)
      content.add(`${writeNumbers(rect.x, rect.y, rect.width, rect.height)} re f`)
    },
  }
}

const listParts = ({ red, green, blue }: Colour): number[] => [red, green, blue]
const writeRgb = (colour: Colour): string => writeNumbers(...listParts(colour))

type Parts = readonly { at: number; parts: readonly number[] }[]

function writeShading(coordinates: readonly number[], stops: Parts): string {
  const space = stops[0]?.parts.length === 1 ? 'DeviceGray' : 'DeviceRGB'
  const kind = coordinates.length === 4 ? 2 : 3
  return `<</ShadingType ${kind}/ColorSpace/${space}/Coords[${writeNumbers(...coordinates)}]/Extend[true true]/Function ${writeBlend(stops)}>>`
}

/** From the first stop to the last, each pair blended in turn. */
function writeBlend(stops: Parts): string {
  const padded = padStops(stops)
  const pairs = padded.slice(1).map((stop, index) => [padded[index] ?? stop, stop] as const)
  const functions = pairs.map(
    ([from, to]) =>
      `<</FunctionType 2/Domain[0 1]/C0[${writeNumbers(...from.parts)}]/C1[${writeNumbers(...to.parts)}]/N 1>>`,
  )
  const bounds = padded.slice(1, -1).map(({ at }) => at)
  return `<</FunctionType 3/Domain[0 1]/Functions[${functions.join('')}]/Bounds[${writeNumbers(...bounds)}]/Encode[${pairs.map(() => '0 1').join(' ')}]>>`
}

/** From 0 to 1, and each a little further than the one before, as functions want their bounds. */
function padStops(stops: Parts): Parts {
  const first = stops[0]
  const last = stops.at(-1)
  if (!first || !last) throw new Error('A gradient without colours')
  const all = [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last.at < 1 || stops.length === 1 ? [{ ...last, at: 1 }] : []),
  ]
  let before = -1
  return all.map((stop, index) => {
    const isEnd = index === all.length - 1
    before = isEnd ? 1 : Math.max(Math.min(stop.at, 1), before + leastStep)
    return { parts: stop.parts, at: index === 0 ? 0 : before }
  })
}

const leastStep = 0.0001
