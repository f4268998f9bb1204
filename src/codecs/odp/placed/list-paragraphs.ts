import { placedLimits } from '#core/deck/placed.ts'
import { isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** A paragraph where it stands in lists. */
export type ListedParagraph = {
  element: XmlElement
  /** How many lists it stands in. */
  depth: number
  /** The style that the nearest of those lists names. */
  listStyle?: string | undefined
  /** It stands in a list without being a point of it. */
  isHeader: boolean
  /** At which number its list begins anew. */
  from?: number | undefined
}

/** All paragraphs of a text, in order. */
export function listParagraphs(body: XmlElement): ListedParagraph[] {
  const found: ListedParagraph[] = []
  walk(body, { depth: 0, isHeader: false }, found)
  return found
}

type Around = Omit<ListedParagraph, 'element'>

function walk(parent: XmlElement, around: Around, found: ListedParagraph[]): void {
  for (const child of parent.children) {
    if (!isElement(child) || found.length >= placedLimits.paragraphs) continue
    const { attributes } = child
    if (child.name === 'p' || child.name === 'h') found.push({ element: child, ...around })
    else if (child.name === 'list') {
      const listStyle = attributes.get('style-name') ?? around.listStyle
      walk(child, { depth: around.depth + 1, listStyle, isHeader: false }, found)
    } else if (child.name === 'list-item' || child.name === 'list-header') {
      const from = Number(attributes.get('start-value') ?? Number.NaN)
      const own = { ...around, isHeader: child.name === 'list-header' }
      walk(child, Number.isInteger(from) && from >= 0 ? { ...own, from } : own, found)
    } else if (child.name === 'section' || child.name === 'text-box') walk(child, around, found)
  }
}
