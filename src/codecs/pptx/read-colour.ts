import { isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { changeColour } from './change-colour.ts'
import { readShare } from './read-number.ts'

/** The colour behind a name such as `accent1` or `bg1`. */
export type ColourScheme = (name: string) => string | null

/** What an element such as `solidFill` holds, as `#RRGGBB`. */
export function readColour(holder: XmlElement | undefined, scheme: ColourScheme): string | null {
  const found = holder?.children.find(
    (child): child is XmlElement => isElement(child) && child.name.endsWith('Clr'),
  )
  if (!found) return null
  const base = readBase(found, scheme)
  return base && changeColour(base, found.children.filter(isElement))
}

function readBase({ name, attributes }: XmlElement, scheme: ColourScheme): string | null {
  const value = attributes.get('val') ?? ''
  if (name === 'srgbClr') return checkHex(value)
  if (name === 'sysClr') return checkHex(attributes.get('lastClr') ?? systemColours[value] ?? '')
  if (name === 'schemeClr') return scheme(value)
  if (name === 'prstClr') return checkHex(namedColours[value] ?? '')
  if (name !== 'scrgbClr') return null
  const part = (key: string) => writePart(toGamma(readShare(attributes.get(key))))
  return `#${part('r')}${part('g')}${part('b')}`
}

const checkHex = (text: string): string | null =>
  /^[\da-f]{6}$/i.test(text) ? `#${text.toUpperCase()}` : null

const toGamma = (share: number): number =>
  share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055

const writePart = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()

const systemColours: Readonly<Record<string, string>> = { window: 'FFFFFF', windowText: '000000' }

/** Those that people choose; there are 140 more. */
const namedColours: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '008000',
  blue: '0000FF',
  yellow: 'FFFF00',
  orange: 'FFA500',
  purple: '800080',
  gray: '808080',
  grey: '808080',
  navy: '000080',
  teal: '008080',
  maroon: '800000',
  darkBlue: '00008B',
  dkBlue: '00008B',
  darkGray: 'A9A9A9',
  lightGray: 'D3D3D3',
}
