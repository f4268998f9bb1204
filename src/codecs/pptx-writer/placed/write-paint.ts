import type { PlacedEffects, PlacedFill, PlacedLine, PlacedShadow } from '#core/deck/placed.ts'
import { readPrintedSize } from '#codecs/look/read-printed-size.ts'
import { dashes } from '#codecs/pptx/placed/dashes.ts'

import { paintColour, paintSolid } from '../master/colour-slots.ts'
import { element } from '../element.ts'
import { toAngle, toEmu } from '../to-emu.ts'
import type { KeptMedium, KeptSheet } from './kept-sheet.ts'
import { isPatternName } from './known-names.ts'

/** In 1,000ths of a percent. */
export const toShare = (share: number): number => Math.round(share * 100_000)

const noFill = element('a:noFill', {})
const noLine = element('a:ln', {}, noFill)

/** What is not there is said as well: else a place of the layout would be asked. */
export async function writeFill(fill: PlacedFill | undefined, sheet: KeptSheet): Promise<string> {
  if (!fill) return noFill
  const { slots } = sheet
  if (fill.kind === 'solid') return paintSolid(fill.colour, slots)
  if (fill.kind === 'pattern')
    return element(
      'a:pattFill',
      { prst: isPatternName(fill.pattern) ? fill.pattern : 'pct50' },
      element('a:fgClr', {}, paintColour(fill.colour, slots)),
      element('a:bgClr', {}, paintColour(fill.ground, slots)),
    )
  if (fill.kind === 'picture') return (await writePicture(fill, 'a:blipFill', sheet)) ?? noFill
  const stops = fill.stops.map(({ at, colour }) =>
    element('a:gs', { pos: toShare(at) }, paintColour(colour, slots)),
  )
  return element(
    'a:gradFill',
    { rotWithShape: 1 },
    element('a:gsLst', {}, ...stops),
    fill.kind === 'linear'
      ? element('a:lin', { ang: toAngle(fill.angle), scaled: 0 })
      : element(
          'a:path',
          { path: 'circle' },
          element('a:fillToRect', writeSides([fill.x, fill.y, 1 - fill.x, 1 - fill.y])),
        ),
  )
}

type Sides = readonly number[]

const writeSides = ([l = 0, t = 0, r = 0, b = 0]: Sides): Record<string, number | undefined> => ({
  l: toShare(l) || undefined,
  t: toShare(t) || undefined,
  r: toShare(r) || undefined,
  b: toShare(b) || undefined,
})

type PictureUse = Pick<
  Extract<PlacedFill, { kind: 'picture' }>,
  'imageUrl' | 'crop' | 'inset' | 'tile' | 'opacity' | 'effects'
>

/** A picture with what is cut off it and done to it; null for one that cannot be in the file. */
export async function writePicture(
  { imageUrl, crop, inset, tile, opacity, effects }: PictureUse,
  name: 'a:blipFill' | 'p:blipFill',
  sheet: KeptSheet,
): Promise<string | null> {
  const medium = imageUrl === undefined ? null : await sheet.takePicture(imageUrl)
  if (!medium) return null
  return element(
    name,
    { rotWithShape: name === 'a:blipFill' ? 1 : undefined },
    element(
      'a:blip',
      { 'r:embed': medium.relation },
      opacity === undefined ? '' : element('a:alphaModFix', { amt: toShare(opacity) }),
      writeEffects(effects, sheet),
      medium.drawing === undefined ? '' : writeDrawing(medium.drawing),
    ),
    crop ? element('a:srcRect', writeSides(crop)) : '',
    tile
      ? writeTile(tile, medium)
      : element('a:stretch', {}, element('a:fillRect', inset ? writeSides(inset) : {})),
  )
}

function writeTile(tile: NonNullable<PictureUse['tile']>, { bytes }: KeptMedium): string {
  const { width, height } = readPrintedSize(bytes) ?? tile
  return element('a:tile', {
    tx: toEmu(tile.x),
    ty: toEmu(tile.y),
    sx: toShare(tile.width / width),
    sy: toShare(tile.height / height),
    flip: 'none',
    algn: 'tl',
  })
}

/** Programs that know drawings show it in place of the picture. */
const writeDrawing = (relation: string): string =>
  element(
    'a:extLst',
    {},
    element(
      'a:ext',
      { uri: '{96DAC541-7B7A-43D3-8B79-37D633B846F1}' },
      element('asvg:svgBlip', {
        'xmlns:asvg': 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
        'r:embed': relation,
      }),
    ),
  )

function writeEffects(effects: PlacedEffects | undefined, { slots }: KeptSheet): string {
  const { grayscale, brightness, contrast, duotone = [] } = effects ?? {}
  return (
    (duotone.length > 0
      ? element('a:duotone', {}, ...duotone.map((tone) => paintColour(tone, slots)))
      : '') +
    (grayscale ? element('a:grayscl', {}) : '') +
    (brightness !== undefined || contrast !== undefined
      ? element('a:lum', {
          bright: brightness === undefined ? undefined : toShare(brightness),
          contrast: contrast === undefined ? undefined : toShare(contrast),
        })
      : '')
  )
}

/** @param name the edge of a cell, where it is one */
export function writeLine(
  line: PlacedLine | null | undefined,
  { slots }: KeptSheet,
  name = 'a:ln',
): string {
  if (!line) return name === 'a:ln' ? noLine : element(name, { w: 0 }, noFill)
  const { colour, width, dash, cap, head, tail } = line
  return element(
    name,
    { w: toEmu(width), cap: cap && { round: 'rnd', square: 'sq' }[cap] },
    paintSolid(colour, slots),
    dash ? writeDash(dash, width) : '',
    writeEnd('a:headEnd', head),
    writeEnd('a:tailEnd', tail),
  )
}

/** By its name, where it has one: then it stays what it is when somebody edits the line. */
function writeDash(dash: readonly number[], width: number): string {
  const isNear = (part: number, at: number) => Math.abs(part * width - (dash[at] ?? 0)) < 0.02
  const [known] =
    Object.entries(dashes).find(
      ([, parts]) => parts.length === dash.length && parts.every(isNear),
    ) ?? []
  if (known !== undefined) return element('a:prstDash', { val: known })
  const share = (part = 0) => toShare(part / Math.max(width, 0.01))
  const strokes = dash.flatMap((part, at) =>
    at % 2 === 0 ? [element('a:ds', { d: share(part), sp: share(dash[at + 1]) })] : [],
  )
  return element('a:custDash', {}, ...strokes)
}

const writeEnd = (name: 'a:headEnd' | 'a:tailEnd', end: PlacedLine['head']): string =>
  end ? element(name, { type: end.type, w: nameSize(end.width), len: nameSize(end.length) }) : ''

const nameSize = (widths: number): string => (widths < 2.5 ? 'sm' : widths > 4 ? 'lg' : 'med')

/** Office files give how far a blur reaches, we its spread. */
const reach = 2

export function writeShadow(shadow: PlacedShadow | undefined, { slots }: KeptSheet): string {
  if (!shadow) return element('a:effectLst', {})
  const { x, y, blur, colour } = shadow
  return element(
    'a:effectLst',
    {},
    element(
      'a:outerShdw',
      {
        blurRad: toEmu(reach * blur),
        dist: toEmu(Math.hypot(x, y)),
        dir: toAngle((Math.atan2(y, x) * 180) / Math.PI),
        algn: 'ctr',
        rotWithShape: 0,
      },
      paintColour(colour, slots),
    ),
  )
}
