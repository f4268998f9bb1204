import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { Styles } from './read-styles.ts'

/** Markdown blocks: headings, list items, paragraphs and rows of tables. */
export function writeBlocks(container: XmlElement, styles: Styles): string[] {
  return container.children.filter(isElement).flatMap((element) => {
    if (element.name === 'p') return writeParagraph(element, styles)
    if (element.name === 'tbl') return writeTable(element, styles)
    if (skipped.has(element.name)) return []
    return writeBlocks(chooseContent(element), styles)
  })
}

/** Deleted, moved away, or not to be read: properties, fields, alternatives of a drawing. */
const skipped = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'sdtPr',
  'sectPr',
  'rt',
])

/** Newer drawings come with a second form for older programs, which holds the same words again. */
const chooseContent = (element: XmlElement): XmlElement =>
  element.name === 'AlternateContent'
    ? (findElement(element, 'Choice') ?? findElement(element, 'Fallback') ?? element)
    : element

function writeParagraph(paragraph: XmlElement, styles: Styles): string[] {
  const kind = styles.classify(paragraph)
  const boxes: XmlElement[] = []
  const text = readText(paragraph, boxes)
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
  const lines = text.split(/\s*\n\s*/).filter(Boolean)
  const own = () => {
    if (kind.kind === 'skip' || lines.length === 0) return []
    if (kind.kind === 'heading') return [`${'#'.repeat(kind.level)} ${lines.join(' ')}`]
    return kind.kind === 'item' ? [`- ${lines.join(' ')}`] : lines
  }
  return [...own(), ...boxes.flatMap((box) => writeBlocks(box, styles))]
}

/** Text boxes stand within a paragraph but have paragraphs of their own: these come after it. */
function readText(element: XmlElement, boxes: XmlElement[]): string {
  if (element.name === 'txbxContent') {
    boxes.push(element)
    return ''
  }
  if (skipped.has(element.name) || (element.name === 'r' && isHidden(element))) return ''
  const sign = signs.get(element.name)
  if (sign !== undefined) return sign
  if (element.name === 't')
    return element.children.filter((child) => typeof child === 'string').join('')
  return chooseContent(element)
    .children.filter(isElement)
    .map((child) => readText(child, boxes))
    .join('')
}

const signs: ReadonlyMap<string, string> = new Map([
  ['tab', ' '],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['softHyphen', ''],
])

function isHidden(run: XmlElement): boolean {
  const vanish = findElement(run, 'rPr', 'vanish')
  return vanish !== undefined && !/^(?:0|false|off)$/.test(vanish.attributes.get('val') ?? '')
}

/** More words than this in one cell, and the table is there to place text on the page. */
const longestCell = 30

/** Figures stay in rows; a table that only places text gives up its paragraphs. */
function writeTable(table: XmlElement, styles: Styles): string[] {
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => writeBlocks(cell, styles)),
  )
  const cells = rows.flat()
  const isLayout =
    rows.every((row) => row.length < 2) ||
    cells.some((blocks) => blocks.join(' ').split(/\s+/).length > longestCell)
  if (isLayout) return cells.flat()
  const lines = rows
    .map((row) => `| ${row.map((blocks) => blocks.join(' ').replaceAll('|', '/')).join(' | ')} |`)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return lines.length > 0 ? [lines.join('\n')] : []
}
