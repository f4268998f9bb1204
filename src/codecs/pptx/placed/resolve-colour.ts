import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import type { ColourScheme } from '../read-colour.ts'
import { attribute, share } from './find.ts'
import { presetColours } from './preset-colours.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** The colour inside of an element such as `solidFill`, as `#rrggbb`, or `#rrggbbaa` where one sees through. */
export function resolveColour(holder: XmlElement | undefined, scheme: ColourScheme): string | null {
  for (const child of listChildren(holder))
    if (child.name.endsWith('Clr')) return resolveOwn(child, scheme)
  return null
}

/** Of the colour's own element. */
export function resolveOwn(found: XmlElement, scheme: ColourScheme): string | null {
  const base = readBase(found, scheme)
  if (!base) return null
  return found.children.length === 0 ? base.toUpperCase() : alterOnce(base, found)
}

/** Each change of each colour is worked out once: a file has few of them, for thousands of letters. */
const known = new Map<string, string>()
const mostKnown = 2_000

function alterOnce(base: string, found: XmlElement): string {
  let key = base
  for (const change of listChildren(found))
    key += ` ${change.name} ${attribute(change, 'val') ?? ''}`
  const before = known.get(key)
  if (before !== undefined) return before
  const altered = alter(base, found)
  if (known.size >= mostKnown) known.clear()
  known.set(key, altered)
  return altered
}

function alter(base: string, found: XmlElement): string {
  let rgb = parse(base)
  let opacity = base.length > 7 ? Number.parseInt(base.slice(7, 9), 16) / 255 : 1
  for (const child of listChildren(found)) {
    const by = share(child, 'val') ?? 0
    const change = alterations[child.name]
    if (change) rgb = change(rgb, by)
    else if (child.name === 'alpha') opacity = by
    else if (child.name === 'alphaMod') opacity *= by
    else if (child.name === 'alphaOff') opacity += by
  }
  return write(rgb, opacity)
}

function readBase(found: XmlElement, scheme: ColourScheme): string | null {
  const value = attribute(found, 'val') ?? ''
  if (found.name === 'srgbClr') return checkHex(value)
  if (found.name === 'sysClr')
    return checkHex(attribute(found, 'lastClr') ?? (value === 'window' ? 'FFFFFF' : '000000'))
  if (found.name === 'schemeClr') return scheme(value)
  if (found.name === 'prstClr') return checkHex(presetColours[value] ?? '808080')
  const part = (name: string) => share(found, name) ?? 0
  if (found.name === 'scrgbClr')
    return write([toGamma(part('r')), toGamma(part('g')), toGamma(part('b'))], 1)
  if (found.name !== 'hslClr') return null
  const hue = Number(attribute(found, 'hue') ?? 0) / 21_600_000
  return write(fromHsl([hue % 1 || 0, part('sat'), part('lum')]), 1)
}

const checkHex = (text: string): string | null => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : null)

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const parse = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const writePart = (value: number): string =>
  Math.round(clamp(Number.isFinite(value) ? value : 0) * 255)
    .toString(16)
    .padStart(2, '0')

const write = (rgb: Rgb, opacity: number): string =>
  `#${rgb.map(writePart).join('')}${opacity < 1 ? writePart(opacity) : ''}`.toUpperCase()

/** Tints and shades are mixed in light, not in the numbers that stand for it. */
const toLight = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const toGamma = (value: number): number =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const each = (change: (value: number, by: number) => number) => (rgb: Rgb, by: number) =>
  [change(rgb[0], by), change(rgb[1], by), change(rgb[2], by)] as const

const inHsl = (change: (hsl: Rgb, by: number) => Rgb) => (rgb: Rgb, by: number) =>
  fromHsl(change(toHsl(rgb), by))

const alterations: Readonly<Record<string, (rgb: Rgb, by: number) => Rgb>> = {
  tint: each((value, by) => toGamma(clamp(1 - (1 - toLight(value)) * by))),
  shade: each((value, by) => toGamma(clamp(toLight(value) * by))),
  inv: each((value) => 1 - value),
  gray: ([red, green, blue]) => {
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue
    return [grey, grey, grey]
  },
  lum: inHsl(([hue, saturation], by) => [hue, saturation, clamp(by)]),
  lumMod: inHsl(([hue, saturation, light], by) => [hue, saturation, clamp(light * by)]),
  lumOff: inHsl(([hue, saturation, light], by) => [hue, saturation, clamp(light + by)]),
  sat: inHsl(([hue, , light], by) => [hue, clamp(by), light]),
  satMod: inHsl(([hue, saturation, light], by) => [hue, clamp(saturation * by), light]),
  satOff: inHsl(([hue, saturation, light], by) => [hue, clamp(saturation + by), light]),
  hueMod: inHsl(([hue, saturation, light], by) => [(hue * by) % 1, saturation, light]),
}

function toHsl([red, green, blue]: Rgb): Rgb {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [light, range] = [(high + low) / 2, high - low]
  if (range === 0) return [0, 0, light]
  const saturation = range / (1 - Math.abs(2 * light - 1))
  if (high === red) return [(((green - blue) / range + 6) % 6) / 6, saturation, light]
  if (high === green) return [((blue - red) / range + 2) / 6, saturation, light]
  return [((red - green) / range + 4) / 6, saturation, light]
}

function fromHsl([hue, saturation, light]: Rgb): Rgb {
  const part = (shift: number) => {
    const place = (shift + hue * 12) % 12
    return (
      light -
      saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    )
  }
  return [part(0), part(8), part(4)]
}
