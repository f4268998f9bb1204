import { findElement } from '#codecs/xml/read-xml.ts'

import { findLevelStyle, listTextStyles } from './list-text-styles.ts'
import type { Ground } from './open-sheets.ts'
import type { Item } from './read-items.ts'
import { readFlag } from './read-number.ts'

/** Most of the paragraphs say so, or what they stand on says it for them, as in decks of languages that are read that way. */
export function isRightToLeft(items: readonly Item[], ground: Ground): boolean {
  const directions = items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const styles = listTextStyles(item.shape, ground)
    return item.paragraphs.map(({ element, level }) => {
      const laidDown = [
        findElement(element, 'pPr'),
        ...styles.map((style) => findLevelStyle(style, level)),
      ]
      return readFlag(laidDown.find((one) => one?.attributes.has('rtl'))?.attributes.get('rtl'))
    })
  })
  return directions.filter(Boolean).length * 2 > directions.length
}
