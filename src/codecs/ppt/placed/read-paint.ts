import {
  type PlacedFill,
  placedLimits,
  type PlacedLine,
  type PlacedShadow,
} from '#core/deck/placed.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import { readPrintedSize } from '#codecs/look/read-printed-size.ts'
import { round } from '#codecs/look/round.ts'

import type { BlipCollection } from '../collect-blips.ts'
import { ids, type Properties, say, saysFlag } from './properties.ts'
import { type PptSheet, resolveColour } from './sheets.ts'

type Tile = Extract<PlacedFill, { kind: 'picture' }>['tile']

const fixed = 65_536
const emuPerPx = 9_525
const isFilled = 0x10
/** Of the flags of a line, that there is one. */
export const isLined = 0x8
const isShadowed = 0x2

/** As a share of 65536. */
function seeThrough(colour: string, opacity: number | undefined): string {
  const share = Math.max(0, Math.min(1, (opacity ?? fixed) / fixed))
  if (share >= 1) return colour
  return (
    colour +
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase()
  )
}

const fillTypes = {
  pattern: 1,
  texture: 2,
  picture: 3,
  shade: 4,
  shadeCentre: 5,
  shadeShape: 6,
  shadeTitle: 8,
  background: 9,
} as const

export function readFill(
  from: Properties,
  sheet: PptSheet,
  blips: BlipCollection,
  { ground, onUnpainted }: { ground: PlacedFill | null; onUnpainted(kind: Unpainted): void },
): PlacedFill | undefined {
  if (saysFlag(from, ids.fillFlags, isFilled) === false) return undefined
  const type = say(from, ids.fillType) ?? 0
  const opacity = say(from, ids.fillOpacity)
  const front = resolveColour(say(from, ids.fillColour) ?? 0xff_ff_ff, sheet)
  const back = resolveColour(say(from, ids.fillBack) ?? 0xff_ff_ff, sheet)
  if (type === fillTypes.background) return ground ?? undefined
  if (type === fillTypes.pattern)
    // It has pixels of its own here, and no name.
    return { kind: 'pattern', pattern: 'unknown', colour: front, ground: back }
  if (type === fillTypes.texture || type === fillTypes.picture) {
    const blip = blips.take(say(from, ids.fillPicture) ?? 0)
    if (blip.kind !== 'collected') return undefined
    const tile = type === fillTypes.texture ? measureTile(blip.url, blips) : null
    return { kind: 'picture', imageUrl: blip.url, ...(tile && { tile }) }
  }
  if (type < fillTypes.shade || type > fillTypes.shadeTitle)
    return { kind: 'solid', colour: seeThrough(front, opacity) }
  if (type === fillTypes.shadeCentre || type === fillTypes.shadeShape) onUnpainted('gradient')
  return readShade(from, seeThrough(front, opacity), seeThrough(back, opacity), type)
}

/** A texture is repeated as large as its file says that it is on paper. */
function measureTile(url: string, blips: BlipCollection): Tile | null {
  const picture = blips.pictures.get(url)
  const size = picture ? readPrintedSize(picture.bytes) : null
  if (!size) return null
  return { width: tileSide(size.width), height: tileSide(size.height), x: 0, y: 0 }
}

const tileSide = (px: number): number => round(Math.max(1, Math.min(placedLimits.reach, px)))

/** From one colour to another, from the middle out where the focus is there. */
function readShade(from: Properties, front: string, back: string, type: number): PlacedFill {
  const focus = ((say(from, ids.fillFocus) ?? 0) | 0) / 100
  const inverted = focus < 0
  const middle = Math.abs(focus)
  if (type === fillTypes.shadeCentre || type === fillTypes.shadeShape)
    return {
      kind: 'radial',
      x: 0.5,
      y: 0.5,
      stops: [
        { at: 0, colour: middle >= 1 ? front : back },
        { at: 1, colour: middle >= 1 ? back : front },
      ],
    }
  const angle = ((say(from, ids.fillAngle) ?? 0) | 0) / fixed
  const [first, last] = inverted ? [back, front] : [front, back]
  const stops =
    middle > 0 && middle < 1
      ? [
          { at: 0, colour: first },
          { at: round(middle), colour: last },
          { at: 1, colour: first },
        ]
      : middle === 0
        ? [
            { at: 0, colour: last },
            { at: 1, colour: first },
          ]
        : [
            { at: 0, colour: first },
            { at: 1, colour: last },
          ]
  return { kind: 'linear', angle: round((((90 - angle) % 360) + 360) % 360), stops }
}

/** Strokes and gaps, in widths of the line. */
const dashes: Readonly<Record<number, readonly number[]>> = {
  1: [3, 1],
  2: [1, 1],
  3: [3, 1, 1, 1],
  4: [3, 1, 1, 1, 1, 1],
  5: [1, 3],
  6: [4, 3],
  7: [8, 3],
  8: [4, 3, 1, 3],
  9: [8, 3, 1, 3],
  10: [8, 3, 1, 3, 1, 3],
}

const ends = [undefined, 'triangle', 'stealth', 'diamond', 'oval', 'arrow'] as const

export function readLine(
  from: Properties,
  sheet: PptSheet,
  usual: boolean,
): PlacedLine | undefined {
  if (!(saysFlag(from, ids.lineFlags, isLined) ?? usual)) return undefined
  const width = round(
    Math.max(1 / 3, Math.min(1_000, (say(from, ids.lineWidth) ?? emuPerPx) / emuPerPx)),
  )
  const dash = dashes[say(from, ids.lineDash) ?? 0]
  const end = (type: number, wide: number, long: number) => {
    const shape = ends[say(from, type) ?? 0]
    const size = (id: number) => [2, 3, 5][say(from, id) ?? 1] ?? 3
    return shape && { type: shape, width: size(wide), length: size(long) }
  }
  const head = end(ids.lineHead, ids.headWidth, ids.headLength)
  const tail = end(ids.lineTail, ids.tailWidth, ids.tailLength)
  return {
    colour: seeThrough(
      resolveColour(say(from, ids.lineColour) ?? 0, sheet),
      say(from, ids.lineOpacity),
    ),
    width,
    ...(dash && { dash: dash.map((part) => round(part * width)) }),
    ...(head && { head }),
    ...(tail && { tail }),
  }
}

export function readShadow(from: Properties, sheet: PptSheet): PlacedShadow | undefined {
  if (saysFlag(from, ids.shadowFlags, isShadowed) !== true) return undefined
  const length = (id: number) =>
    round(Math.max(-500, Math.min(500, ((say(from, id) ?? 25_400) | 0) / emuPerPx)))
  return {
    x: length(ids.shadowX),
    y: length(ids.shadowY),
    blur: 0,
    colour: seeThrough(
      resolveColour(say(from, ids.shadowColour) ?? 0x80_80_80, sheet),
      say(from, ids.shadowOpacity),
    ),
  }
}
