import type { Bullet } from '#core/deck/bullet.ts'
import { isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** The paragraphs of a shape, each on the level of the list it stands in. */
export const readLines = (element: XmlElement, level = 0): Bullet[] =>
  element.children.filter(isElement).flatMap((child): Bullet[] => {
    if (child.name === 'list')
      return child.children
        .filter(isElement)
        .flatMap((item) => readLines(item, element.name === 'list-item' ? level + 1 : level))
    if (child.name !== 'p' && child.name !== 'h') return []
    const text = readText(child)
      .replaceAll(/[^\S\n\u00A0]+/g, ' ')
      .trim()
    return text ? [{ level, text }] : []
  })

/** What others remarked, and what the page says by itself, is not the author's text. */
const skipped = new Set(['annotation', 'note', 'page-number', 'ruby-text', 'title', 'desc'])

const readText = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (!isElement(child)) return child.replaceAll('\n', ' ')
      if (child.name === 'line-break') return '\n'
      if (child.name === 's' || child.name === 'tab') return ' '
      return skipped.has(child.name) ? '' : readText(child)
    })
    .join('')
