import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { PictureCollection } from '#codecs/look/collect-pictures.ts'
import { findProperties, listShapes } from './list-shapes.ts'
import { readMark } from './read-mark.ts'

/** The logo of a deck that was written here, as it stands on one of its slides. */
export function readLogo(
  slide: XmlElement,
  relations: Relations,
  collection: PictureCollection,
): DeckLogo | null {
  for (const { element, kind } of listShapes(slide)) {
    const mark = kind === 'picture' ? readMark(findProperties(element, 'cNvPr'), 'logo') : null
    if (!mark) continue
    const named = findElement(element, 'blipFill', 'blip')?.attributes.get('embed') ?? ''
    const relation = relations.get(named)
    const found = relation && !relation.isExternal ? collection.take(relation.target) : null
    if (found?.kind === 'collected') return { ...mark.logo, imageUrl: found.url }
  }
  return null
}
