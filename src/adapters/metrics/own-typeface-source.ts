import type { FontStyle, OwnTypeface } from '#core/deck/own-typeface.ts'
import { fontStyles } from '#core/deck/typeface-files.ts'
import { isOwnFamily } from '#core/layout/is-own-family.ts'
import { findTypeface } from '#core/layout/own-typefaces.ts'

import type { FontSource } from './font-source.ts'

/** The bytes of a file that a deck keeps, by its address there; null when they are not to be had. */
export type ReadTypefaceFile = (url: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** In one piece, whatever letters it has. */
const everything = { whole: 'U+0-10FFFF' }

/** The bundled fonts, and the typefaces that decks bring along, as packages of the same kind. */
export const withOwnTypefaces = (bundled: FontSource, readFile: ReadTypefaceFile): FontSource => ({
  open: async (name) =>
    isOwnFamily(name)
      ? { ranges: everything, read: (fileName) => readStyle(name, fileName, readFile) }
      : bundled.open(name),
})

async function readStyle(
  family: string,
  fileName: string,
  readFile: ReadTypefaceFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const typeface = findTypeface(family)
  const style = fontStyles.find((one) => fileName.endsWith(`-${describeStyle(one)}.woff`))
  const url = typeface && style && typeface[style]
  const bytes = url === undefined ? null : await readFile(url)
  if (!bytes) throw new Error(`No font file ${fileName}`)
  return bytes
}

type Style = { weight: 400 | 700; italic: boolean }

const styleOf = ({ weight, italic }: Style): FontStyle =>
  weight === 700 ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'

function describeStyle(style: FontStyle): string {
  const { weight, italic } = toStyle(style)
  return `${weight}-${italic ? 'italic' : 'normal'}`
}

const toStyle = (style: FontStyle): Style => ({
  weight: style === 'bold' || style === 'boldItalic' ? 700 : 400,
  italic: style === 'italic' || style === 'boldItalic',
})

/** Where a browser looks for a style in a family that may lack it: what leans first, then what is heavy. */
const nearest: Readonly<Record<FontStyle, readonly FontStyle[]>> = {
  regular: ['regular'],
  bold: ['bold', 'regular'],
  italic: ['italic', 'boldItalic', 'regular'],
  boldItalic: ['boldItalic', 'italic', 'bold', 'regular'],
}

/** Of the faces of a typeface, the one that a browser takes for this style. */
export function chooseStyle(typeface: OwnTypeface, wanted: Style): Style {
  const found = nearest[styleOf(wanted)].find((style) => typeface[style] !== undefined)
  return toStyle(found ?? 'regular')
}

/** Whether a face serves both weights, because the family has no other of its slant. */
export const isOnlyWeight = (typeface: OwnTypeface, { weight, italic }: Style): boolean =>
  typeface[styleOf({ weight: weight === 700 ? 400 : 700, italic })] === undefined
