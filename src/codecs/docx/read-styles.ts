import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** What a paragraph is, as far as it matters for its words. */
export type ParagraphKind = { kind: 'heading'; level: number } | { kind: 'item' | 'text' | 'skip' }

export type Styles = { classify(paragraph: XmlElement): ParagraphKind }

/** Styles may be made from others, and a damaged file may do so in a circle. */
const maxDepth = 20

export function readStyles(root: XmlElement | null): Styles {
  const styles = new Map<string, XmlElement>()
  for (const style of childrenOf(root ?? undefined, 'style'))
    styles.set(style.attributes.get('styleId') ?? '', style)

  function classifyStyle(id: string, depth: number): ParagraphKind {
    const style = styles.get(id)
    const known = classifyName(findValue(style, 'name') ?? id)
    if (known) return known
    const own = classifyProperties(findElement(style, 'pPr'))
    if (own) return own
    const base = findValue(style, 'basedOn')
    return base && depth < maxDepth ? classifyStyle(base, depth + 1) : { kind: 'text' }
  }

  return {
    classify(paragraph) {
      const properties = findElement(paragraph, 'pPr')
      const style = findValue(properties, 'pStyle')
      const byStyle: ParagraphKind = style ? classifyStyle(style, 0) : { kind: 'text' }
      // A numbered heading is a heading.
      if (byStyle.kind === 'heading' || byStyle.kind === 'skip') return byStyle
      return classifyProperties(properties) ?? byStyle
    },
  }
}

/** Word keeps the English names of its own styles in every language. */
function classifyName(name: string): ParagraphKind | null {
  const [, level] = /^heading ?([1-9])$/i.exec(name) ?? []
  if (level) return { kind: 'heading', level: Math.min(6, Number(level) + 1) }
  if (/^title$/i.test(name)) return { kind: 'heading', level: 1 }
  if (/^(?:toc ?\d|toc ?heading|table of figures|index ?\d|header|footer|caption)$/i.test(name))
    return { kind: 'skip' }
  return /^list (?:bullet|number)/i.test(name) ? { kind: 'item' } : null
}

function classifyProperties(properties: XmlElement | undefined): ParagraphKind | null {
  const outline = Number(findValue(properties, 'outlineLvl') ?? Number.NaN)
  if (outline >= 0 && outline < 9) return { kind: 'heading', level: Math.min(6, outline + 2) }
  const numbering = findElement(properties, 'numPr')
  if (!numbering) return null
  // Number 0 takes away the list that the style gives.
  return findValue(numbering, 'numId') === '0' ? { kind: 'text' } : { kind: 'item' }
}

const findValue = (element: XmlElement | undefined, name: string): string | undefined =>
  findElement(element, name)?.attributes.get('val')
