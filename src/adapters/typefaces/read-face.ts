import { viewOf } from '#adapters/metrics/font-files/glyph-tables.ts'
import { readName } from '#adapters/metrics/embedding/name-font.ts'
import { readRights } from '#adapters/metrics/embedding/write-eot.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { findFamily } from '#core/layout/typefaces/find-family.ts'

import type { FontTables } from './open-font-file.ts'

/** What one font file says of itself. */
export type FaceFacts = Pick<OwnTypeface, 'ascent' | 'descent' | 'standIn' | 'forbids'> & {
  /** Of its family, whatever weights that has. */
  name: string
  /** As CSS counts it, from 1 to 1000. */
  weight: number
  italic: boolean
}

/** Throws where the font ends before what it promises. */
export function readFace(font: FontTables): FaceFacts {
  const os2 = viewOf(font.get('OS/2') ?? new Uint8Array())
  const selection = os2.getUint16(62)
  const name = findName(font)
  const forbids = readForbidden(readRights(font))
  return {
    name,
    weight: Math.min(1000, Math.max(1, os2.getUint16(4))),
    italic: (selection & 0x201) !== 0,
    ...readReach(font, selection),
    standIn: findFamily(name) ?? findNearest(os2),
    ...(forbids && { forbids }),
  }
}

const [familyName, typographicFamily] = [1, 16]
const longestName = 60

/** As plain text: what directs or hides writing goes. */
function findName(font: FontTables): string {
  const written = readName(font, typographicFamily) || readName(font, familyName)
  const plain = written
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (
    Array.from(plain)
      .slice(0, longestName / 2)
      .join('') || 'Font'
  )
}

/** As browsers find them: what the font says to use, or else what it says of its lines. */
function readReach(font: FontTables, selection: number): { ascent: number; descent: number } {
  const head = viewOf(font.get('head') ?? new Uint8Array())
  const hhea = viewOf(font.get('hhea') ?? new Uint8Array())
  const os2 = viewOf(font.get('OS/2') ?? new Uint8Array())
  const unitsPerEm = head.getUint16(18)
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw new RangeError('No em')
  const ofLines = [hhea.getInt16(4), -hhea.getInt16(6)] as const
  const typographic = [os2.getInt16(68), -os2.getInt16(70)] as const
  const isTypographic = (selection & 0x80) !== 0 || ofLines.every((reach) => reach === 0)
  const [ascent, descent] = isTypographic ? typographic : ofLines
  const inEm = (units: number): number => Math.min(3, Math.max(0, units / unitsPerEm))
  return { ascent: inEm(ascent), descent: inEm(descent) }
}

const rights = { restricted: 0x2, viewing: 0x4, editing: 0x8, whole: 0x100, pixels: 0x200 }

/**
 * What `fsType` forbids. Of several the mildest counts; what must not be cut, or only be embedded as
 * pixels, is embedded nowhere, because files take letters alone and as outlines.
 */
export function readForbidden(fsType: number): OwnTypeface['forbids'] {
  if (fsType & (rights.whole | rights.pixels)) return 'embedding'
  if (fsType & rights.editing) return undefined
  if (fsType & rights.viewing) return 'editing'
  return fsType & rights.restricted ? 'embedding' : undefined
}

const serifs = { first: 2, last: 10 }
const [latinText, monospaced] = [2, 9]

/** By its PANOSE numbers, which most fonts have. */
function findNearest(os2: DataView): OwnTypeface['standIn'] {
  const [kind, serif, , proportion] = [0, 1, 2, 3].map((at) => os2.getUint8(32 + at))
  if (kind !== latinText) return 'Arimo'
  if (proportion === monospaced) return 'Cousine'
  return serif !== undefined && serif >= serifs.first && serif <= serifs.last ? 'Gelasio' : 'Arimo'
}
