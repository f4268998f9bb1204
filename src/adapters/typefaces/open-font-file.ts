import { readSfnt, writeSfnt } from '#adapters/metrics/font-files/sfnt.ts'
import { readWoff } from '#adapters/metrics/font-files/read-woff.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { TypefaceFailure } from '#ports/typefaces/typeface-intake.ts'

import { readWoff2, type UnpackBrotli } from './read-woff2.ts'

/** A font by its tables. */
export type FontTables = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** Letters of the Far East take megabytes, several times over in a font of all weights: none is larger. */
export const mostBytes = 12_000_000

export type OpenedFont = { flavour: number; tables: FontTables }

/**
 * What the bytes of a file are, whatever it is called.
 * @param unpackBrotli null where WOFF2 cannot be opened
 */
export async function openFontFile(
  bytes: Uint8Array<ArrayBuffer>,
  unpackBrotli: UnpackBrotli | null,
): Promise<Result<OpenedFont, TypefaceFailure['code']>> {
  if (bytes.length > mostBytes) return fail('too-large')
  if (bytes.length < 12) return fail('not-a-font')
  switch (String.fromCodePoint(...bytes.subarray(0, 4))) {
    case '\0\u0001\0\0':
    case 'true':
    case 'OTTO':
      return ok(readSfnt(bytes))
    case 'wOFF':
      return ok(readSfnt(await readWoff(bytes)))
    case 'ttcf':
      return fail('collection')
    case 'wOF2': {
      if (!unpackBrotli) return fail('unsupported')
      const font = await readWoff2(bytes, unpackBrotli)
      return font ? ok(font) : fail('collection')
    }
    default:
      return fail('not-a-font')
  }
}

/** The tables as a font file, in the order of their names, by which engines find them. */
export const toFontFile = ({ flavour, tables }: OpenedFont): Uint8Array<ArrayBuffer> =>
  writeSfnt(
    flavour,
    Array.from(tables, ([tag, content]) => ({ tag, content })).toSorted((one, other) =>
      one.tag < other.tag ? -1 : 1,
    ),
  )
