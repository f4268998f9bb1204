import { bytesOf, viewOf } from '../font-files/glyph-tables.ts'
import { findTable, type FontTables } from './font-tables.ts'

export type FaceStyle = { bold: boolean; italic: boolean }

/** Numbers of names: who made the font, and under which licence it may be used. */
const keptNames = [0, 13, 14] as const
const versionName = 5
/** Of all families that come with the app; what is cut for the web no longer says so. */
export const licence: ReadonlyMap<number, string> = new Map([
  [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
  [14, 'https://openfontlicense.org'],
])
const windows = { platform: 3, encoding: 1, english: 0x409 }

/** English, as Windows knows it; empty where a font does not say. */
export function readName(font: FontTables, id: number): string {
  const view = viewOf(findTable(font, 'name'))
  const texts = view.getUint16(4)
  for (let at = 6; at < 6 + view.getUint16(2) * 12; at += 12) {
    const isMeant =
      view.getUint16(at) === windows.platform &&
      view.getUint16(at + 4) === windows.english &&
      view.getUint16(at + 6) === id
    if (!isMeant) continue
    const start = texts + view.getUint16(at + 10)
    return Array.from({ length: view.getUint16(at + 8) / 2 }, (_, place) =>
      String.fromCharCode(view.getUint16(start + place * 2)),
    ).join('')
  }
  return ''
}

/** `licence` is what is known where the font itself no longer says it. */
export type FamilyName = { family: string; licence: ReadonlyMap<number, string> | null }

/**
 * The faces of a family are one only if their names say so, which those of the web often do not: some
 * call themselves after their thinnest weight, and a bold may be a semibold.
 */
export function nameFont(
  font: FontTables,
  { family, licence: known }: FamilyName,
  style: FaceStyle,
): FontTables {
  const styleName = nameStyle(style)
  const full = styleName === 'Regular' ? family : `${family} ${styleName}`
  const version = readName(font, versionName) || 'Version 1.000'
  const names: (readonly [id: number, text: string])[] = [
    [1, family],
    [2, styleName],
    [3, `${version};${full}`],
    [4, full],
    [versionName, version],
    [6, `${family.replaceAll(' ', '')}-${styleName.replace(' ', '')}`],
    ...keptNames.map((id) => [id, readName(font, id) || (known?.get(id) ?? '')] as const),
  ]
  return new Map([
    ...font,
    ['name', writeNames(names.filter(([, text]) => text !== ''))],
    ['OS/2', markStyle(findTable(font, 'OS/2'), style)],
    ['head', markHead(findTable(font, 'head'), style)],
  ])
}

const nameStyle = ({ bold, italic }: FaceStyle): string =>
  bold ? (italic ? 'Bold Italic' : 'Bold') : italic ? 'Italic' : 'Regular'

export function writeNames(names: readonly (readonly [id: number, text: string])[]): Uint8Array {
  const ordered = names.toSorted(([one], [other]) => one - other)
  const start = 6 + ordered.length * 12
  const size = ordered.reduce((sum, [, text]) => sum + text.length * 2, start)
  const view = new DataView(new ArrayBuffer(size))
  view.setUint16(2, ordered.length)
  view.setUint16(4, start)
  let written = 0
  for (const [index, [id, text]] of ordered.entries()) {
    const { platform, encoding, english } = windows
    const record = [platform, encoding, english, id, text.length * 2, written]
    record.forEach((value, at) => view.setUint16(6 + index * 12 + at * 2, value))
    for (let at = 0; at < text.length; at++)
      view.setUint16(start + written + at * 2, text.charCodeAt(at))
    written += text.length * 2
  }
  return bytesOf(view)
}

const selection = { italic: 0x01, bold: 0x20, regular: 0x40 }

function markStyle(table: Uint8Array, { bold, italic }: FaceStyle): Uint8Array {
  const os2 = viewOf(table.slice())
  const others = os2.getUint16(62) & ~(selection.italic | selection.bold | selection.regular)
  const style =
    (bold ? selection.bold : 0) |
    (italic ? selection.italic : 0) |
    (bold || italic ? 0 : selection.regular)
  os2.setUint16(4, bold ? 700 : 400)
  os2.setUint16(62, others | style)
  return bytesOf(os2)
}

function markHead(table: Uint8Array, { bold, italic }: FaceStyle): Uint8Array {
  const head = viewOf(table.slice())
  head.setUint16(44, (bold ? 1 : 0) | (italic ? 2 : 0))
  return bytesOf(head)
}
