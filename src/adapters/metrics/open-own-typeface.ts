import { fontStyles } from '#core/deck/font-styles.ts'
import type { FontStyle, OwnFamily } from '#core/deck/own-typeface.ts'
import { findTypeface } from '#core/layout/own-typefaces.ts'

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
  async read(fileName) {
    const style = fontStyles.find((one) => fileName.endsWith(endings[one]))
    const url = style && findTypeface(family)?.[style]
    const bytes = url === undefined ? null : await readFile(url)
    if (!bytes) throw new Error(`No font file ${fileName}`)
    return bytes
  },
})
