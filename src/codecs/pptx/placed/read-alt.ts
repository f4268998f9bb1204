import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { findProperties } from '../list-shapes.ts'
import { attribute } from './find.ts'

/** What an element shows, as its author told those who do not see it. */
export function readAlt(element: XmlElement): { alt?: string } {
  const alt = attribute(findProperties(element, 'cNvPr'), 'descr')?.trim()
  return alt ? { alt: alt.slice(0, 10_000) } : {}
}
