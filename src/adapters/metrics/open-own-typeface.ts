import { fontStyles } from '#core/deck/brand/font-styles.ts'
import type { FontStyle, OwnFamily } from '#core/deck/brand/own-typeface.ts'
import { findTypeface } from '#core/layout/typefaces/own-typefaces.ts'

import { isOnlyWeight } from './choose-style.ts'
import { type CodePointRanges, includesCodePoint, joinCodePoints } from './code-point-ranges.ts'
import type { OpenPackage } from './font-source.ts'
import type { ReadTypefaceFile } from './own-typeface-source.ts'

/** In one piece, whatever letters it has. */
const everything = { whole: 'U+0-10FFFF' }

const endings: Readonly<Record<FontStyle, string>> = {
  regular: '-400-normal.woff',
  bold: '-700-normal.woff',
  italic: '-400-italic.woff',
  boldItalic: '-700-italic.woff',
}

/** A typeface that decks have met, with its files under the names that those of packages have. */
export const openOwnTypeface = (family: OwnFamily, readFile: ReadTypefaceFile): OpenPackage => ({
  ranges: everything,
  widen: withComposed,
  isOnlyWeight(style) {
    const typeface = findTypeface(family)
    return typeface !== undefined && isOnlyWeight(typeface, style)
  },
  async read(fileName) {
    const style = fontStyles.find((one) => fileName.endsWith(endings[one]))
    const url = style && findTypeface(family)?.[style]
    const bytes = url === undefined ? null : await readFile(url)
    if (!bytes) throw new Error(`No font file ${fileName}`)
    return bytes
  },
})

/** Letters of European alphabets that may be written as another one with an accent. */
const composable = [
  [0xc0, 0x233],
  [0x370, 0x4ff],
  [0x1e00, 0x1fff],
] as const

/**
 * With the letters that it has as a letter and an accent: engines set these of both, and browsers do so
 * beside others of the font whatever it is said to serve.
 */
function withComposed(coverage: CodePointRanges): CodePointRanges {
  const composed = new Set<number>()
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return composed.has(code) || includesCodePoint(coverage, code)
  }
  for (const [first, last] of composable)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code)
      const [accent = '', ...rest] = Array.from(letter.normalize('NFD')).toReversed()
      // Of two accents only the last may be apart.
      const [base, ...others] = Array.from(rest.toReversed().join('').normalize('NFC'))
      const isMade = base !== undefined && others.length === 0 && has(base) && has(accent)
      if (isMade && !has(letter)) composed.add(code)
    }
  return [...coverage, ...joinCodePoints(composed)].toSorted(([one], [other]) => one - other)
}
