import type { PlacedEffects, PlacedFill, PlacedLine, PlacedShadow } from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { dashes } from './dashes.ts'
import { attribute, find, findAll, number, share, toPx } from './find.ts'
import type { ColourScheme } from '../read-colour.ts'
import { resolveColour, resolveOwn } from './resolve-colour.ts'
import type { LookedSheet, SheetLook } from './sheet-look.ts'

const fillNames = new Set(['noFill', 'solidFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill'])

export const isFill = ({ name }: XmlElement): boolean => fillNames.has(name)

/** The fill that an element says, also that there is none. */
export function findFill(holder: XmlElement | undefined): XmlElement | undefined {
  for (const child of listChildren(holder)) if (isFill(child)) return child
  return undefined
}

export function readFill(
  fill: XmlElement | undefined,
  look: SheetLook,
  ofGroup?: PlacedFill,
): PlacedFill | undefined {
  if (!fill || fill.name === 'noFill') return undefined
  if (fill.name === 'grpFill') return ofGroup
  if (fill.name === 'solidFill') {
    const colour = resolveColour(fill, look.scheme)
    return colour === null ? undefined : { kind: 'solid', colour }
  }
  if (fill.name === 'gradFill') return readGradient(fill, look)
  if (fill.name === 'pattFill')
    return {
      kind: 'pattern',
      pattern: (attribute(fill, 'prst') ?? 'pct50').slice(0, 40),
      colour: resolveColour(find(fill, 'fgClr'), look.scheme) ?? '#000000',
      ground: resolveColour(find(fill, 'bgClr'), look.scheme) ?? '#FFFFFF',
    }
  return readPictureFill(fill, look)
}

function readGradient(fill: XmlElement, look: SheetLook): PlacedFill | undefined {
  const stops: { at: number; colour: string }[] = []
  for (const stop of findAll(find(fill, 'gsLst'), 'gs').slice(0, placedLimits.stops)) {
    const colour = resolveColour(stop, look.scheme)
    const at = Math.max(0, Math.min(1, share(stop, 'pos') ?? 0))
    if (colour !== null) stops.push({ at, colour })
  }
  stops.sort((one, other) => one.at - other.at)
  const [first] = stops
  if (!first) return undefined
  if (stops.length === 1) return { kind: 'solid', colour: first.colour }
  const path = find(fill, 'path')
  if (path) {
    const [l, t, r, b] = readSides(find(path, 'fillToRect'))
    return { kind: 'radial', x: round((l + 1 - r) / 2), y: round((t + 1 - b) / 2), stops }
  }
  const angle = Number(attribute(find(fill, 'lin'), 'ang') ?? 0) / 60_000
  return { kind: 'linear', angle: Number.isFinite(angle) ? ((angle % 360) + 360) % 360 : 0, stops }
}

const readSides = (from: XmlElement | undefined): [l: number, t: number, r: number, b: number] => {
  const side = (name: string) => Math.max(-50, Math.min(50, share(from, name) ?? 0))
  return [side('l'), side('t'), side('r'), side('b')]
}

const isSaid = (sides: readonly number[]): boolean => sides.some((side) => side !== 0)

type PictureFill = Extract<PlacedFill, { kind: 'picture' }>

export function readPictureFill(fill: XmlElement, look: SheetLook): PictureFill | undefined {
  const blip = find(fill, 'blip')
  const drawing = findAll(find(blip, 'extLst'), 'ext')
    .map((extension) => attribute(find(extension, 'svgBlip'), 'embed'))
    .find(Boolean)
  const imageUrl =
    (drawing ? look.takePicture(drawing) : null) ?? look.takePicture(attribute(blip, 'embed'))
  if (imageUrl === null) return undefined
  const crop = readSides(find(fill, 'srcRect'))
  const inset = readSides(find(fill, 'stretch', 'fillRect'))
  const opacity = share(find(blip, 'alphaModFix'), 'amt')
  const effects = readEffects(blip, look)
  return {
    kind: 'picture',
    imageUrl,
    ...(isSaid(crop) && { crop }),
    ...(isSaid(inset) && { inset }),
    ...readTile(find(fill, 'tile'), imageUrl, look),
    ...(opacity !== undefined && opacity < 1 && { opacity }),
    ...(Object.keys(effects).length > 0 && { effects }),
  }
}

/** Repeated at its own size, or a share of that. */
function readTile(
  tile: XmlElement | undefined,
  imageUrl: string,
  look: SheetLook,
): Pick<PictureFill, 'tile'> {
  const size = tile ? look.measurePicture(imageUrl) : null
  if (!size) return {}
  const length = (px: number, name: string) =>
    round(Math.max(1, Math.min(placedLimits.reach, px * (share(tile, name) ?? 1))))
  const shift = (name: string) =>
    Math.max(-placedLimits.reach, Math.min(placedLimits.reach, toPx(number(tile, name) ?? 0)))
  return {
    tile: {
      width: length(size.width, 'sx'),
      height: length(size.height, 'sy'),
      x: shift('tx'),
      y: shift('ty'),
    },
  }
}

function readEffects(blip: XmlElement | undefined, look: SheetLook): PlacedEffects {
  const light = find(blip, 'lum')
  const tones = listChildren(find(blip, 'duotone')).map((one) => resolveOwn(one, look.scheme))
  const [dark, bright] = tones
  const brightness = share(light, 'bright')
  const contrast = share(light, 'contrast')
  return {
    ...((find(blip, 'grayscl') || find(blip, 'biLevel')) && { grayscale: true as const }),
    ...(brightness && { brightness }),
    ...(contrast && { contrast }),
    ...(dark && bright && { duotone: [dark, bright] as [string, string] }),
  }
}

type ThemeStyle = {
  style: XmlElement
  /** What it paints with: a fill of its own, or that of its line. */
  readPaint(): PlacedFill | undefined
  /** Of shapes that say nothing of theirs. */
  readLine(): PlacedLine | undefined
  readShadow(): PlacedShadow | undefined
}

/** By the colours of a file: most of its shapes refer to the same few styles. */
const knownStyles = new WeakMap<ColourScheme, Map<string, ThemeStyle | null>>()

/** One of the theme's styles. */
function findStyle(
  reference: XmlElement | undefined,
  list: string,
  look: SheetLook,
): ThemeStyle | null {
  const index = Number(attribute(reference, 'idx') ?? 0)
  if (!reference || !(index > 0)) return null
  const colour = resolveColour(reference, look.scheme)
  const known = knownStyles.get(look.scheme) ?? new Map<string, ThemeStyle | null>()
  knownStyles.set(look.scheme, known)
  const key = `${list} ${index} ${colour ?? ''}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = openStyle(index, list, colour, look)
  known.set(key, found)
  return found
}

/** What the theme says of the fill, line or effects of what refers to it. */
export const findThemed = (
  reference: XmlElement | undefined,
  list: 'fillStyleLst' | 'lnStyleLst' | 'effectStyleLst',
  look: SheetLook,
): XmlElement | undefined => findStyle(reference, list, look)?.style

function openStyle(
  index: number,
  list: string,
  colour: string | null,
  sheet: SheetLook,
): ThemeStyle | null {
  const formats = find(sheet.theme, 'themeElements', 'fmtScheme')
  const isGround = index >= 1001
  const styles = listChildren(find(formats, isGround ? 'bgFillStyleLst' : list))
  const style = styles[isGround ? index - 1001 : index - 1]
  if (!style) return null
  // The colour of the reference is in the place that the style leaves open.
  const look: SheetLook = {
    ...sheet,
    takePicture: sheet.takeThemePicture,
    scheme: (name) => (name === 'phClr' ? colour : sheet.scheme(name)),
  }
  const found: ThemeStyle = {
    style,
    readPaint: once(() => readFill(isFill(style) ? style : findFill(style), look)),
    readLine: once(() => drawLine(undefined, found.readPaint(), style)),
    readShadow: once(() => castShadow(find(style, 'effectLst'), look)),
  }
  return found
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | null = null
  return () => (known ??= { value: read() }).value
}

/** Of its own, or by reference to the theme. */
export function readStyledFill(
  own: XmlElement | undefined,
  reference: XmlElement | undefined,
  look: SheetLook,
  ofGroup?: PlacedFill,
): PlacedFill | undefined {
  if (own) return readFill(own, look, ofGroup)
  return findStyle(reference, 'fillStyleLst', look)?.readPaint()
}

const usualWidth = 9525
/** The thinnest line that there is. */
const hairline = 3175

/** A line without a fill takes that of the reference; without both there is none. */
export function readLine(
  line: XmlElement | undefined,
  reference: XmlElement | undefined,
  look: SheetLook,
): PlacedLine | undefined {
  const themed = findStyle(reference, 'lnStyleLst', look)
  if (!line) return themed?.readLine()
  const own = findFill(line)
  return drawLine(line, own ? readFill(own, look) : themed?.readPaint(), themed?.style)
}

function drawLine(
  line: XmlElement | undefined,
  paint: PlacedFill | undefined,
  style: XmlElement | undefined,
): PlacedLine | undefined {
  if (!paint) return undefined
  const width = toPx(Math.max(number(line, 'w') ?? number(style, 'w') ?? usualWidth, hairline))
  const dash = dashes[attribute(find(line, 'prstDash') ?? find(style, 'prstDash'), 'val') ?? '']
  const head = readEnd(find(line, 'headEnd') ?? find(style, 'headEnd'))
  const tail = readEnd(find(line, 'tailEnd') ?? find(style, 'tailEnd'))
  return {
    colour: findLineColour(paint),
    width: Math.min(width, 1_000),
    ...(dash && { dash: dash.map((part) => round(part * width)) }),
    ...(attribute(line, 'cap') === 'rnd' && { cap: 'round' as const }),
    ...(head && { head }),
    ...(tail && { tail }),
  }
}

const opacityOf = (colour: string): number => Number.parseInt(colour.slice(7) || 'FF', 16)

/** A line that fades out has the colour of its strongest stop. */
function findLineColour(paint: PlacedFill): string {
  if (paint.kind === 'solid' || paint.kind === 'pattern') return paint.colour
  if (paint.kind === 'picture') return '#000000'
  const [strongest] = paint.stops
    .map(({ colour }) => colour)
    .toSorted((one, other) => opacityOf(other) - opacityOf(one))
  return strongest ?? '#000000'
}

const endTypes = ['triangle', 'stealth', 'diamond', 'oval', 'arrow'] as const

function readEnd(end: XmlElement | undefined): PlacedLine['head'] {
  const said = attribute(end, 'type')
  const type = endTypes.find((one) => one === said)
  if (!type) return undefined
  const size = (name: string) => ({ sm: 2, lg: 5 })[attribute(end, name) ?? ''] ?? 3
  return { type, width: size('w'), length: size('len') }
}

export function readShadow(
  holder: XmlElement | undefined,
  reference: XmlElement | undefined,
  look: SheetLook,
): PlacedShadow | undefined {
  const own = find(holder, 'effectLst')
  return own ? castShadow(own, look) : findStyle(reference, 'effectStyleLst', look)?.readShadow()
}

function castShadow(
  effects: XmlElement | undefined,
  { scheme }: Pick<SheetLook, 'scheme'>,
): PlacedShadow | undefined {
  const found = find(effects, 'outerShdw')
  if (!found) return undefined
  const distance = toPx(number(found, 'dist') ?? 0)
  const angle = ((Number(attribute(found, 'dir') ?? 0) || 0) / 60_000) * (Math.PI / 180)
  const blur = Math.max(0, Math.min(200, toPx(number(found, 'blurRad') ?? 0) / 2))
  return {
    x: round(distance * Math.cos(angle)),
    y: round(distance * Math.sin(angle)),
    blur,
    colour: resolveColour(found, scheme) ?? '#00000066',
  }
}

const white: PlacedFill = { kind: 'solid', colour: '#FFFFFF' }

/** Of the slide, else of its layout, else of its master; one without a fill shows what is below it. */
export function readBackground(
  sheets: readonly LookedSheet[],
  note: (fill: XmlElement | undefined) => void,
): PlacedFill {
  for (const { root, look } of sheets) {
    const background = find(root, 'cSld', 'bg')
    const own = find(background, 'bgPr')
    if (own && findFill(own)?.name === 'noFill') continue
    const reference = find(background, 'bgRef')
    if (!own && !reference) continue
    note(own ? findFill(own) : findThemed(reference, 'fillStyleLst', look))
    if (own) return readFill(findFill(own), look) ?? white
    const colour = resolveColour(reference, look.scheme)
    const themed = readStyledFill(undefined, reference, look)
    return themed ?? (colour ? { kind: 'solid', colour } : white)
  }
  return white
}
