import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { Styles } from './read-styles.ts'

export type BlockOptions = {
  styles: Styles
  /** What stands for the pictures of a drawing, each in a block of its own. */
  writePictures: (drawing: XmlElement) => string[]
}

/** Markdown blocks: headings, list items, paragraphs and rows of tables. */
export function writeBlocks(container: XmlElement, options: BlockOptions): string[] {
  return container.children.filter(isElement).flatMap((element) => {
    if (element.name === 'p') return writeParagraph(element, options)
    if (element.name === 'tbl') return writeTable(element, options)
    if (skipped.has(element.name)) return []
    return writeBlocks(chooseContent(element), options)
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

function writeParagraph(paragraph: XmlElement, options: BlockOptions): string[] {
  const kind = options.styles.classify(paragraph)
  const inside: Inside = { boxes: [], drawings: [] }
  const text = readText(paragraph, inside)
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
  const lines = text.split(/\s*\n\s*/).filter(Boolean)
  const own = () => {
    if (kind.kind === 'skip' || lines.length === 0) return []
    if (kind.kind === 'heading') return [`${'#'.repeat(kind.level)} ${lines.join(' ')}`]
    return kind.kind === 'item' ? [`- ${lines.join(' ')}`] : lines
  }
  return [
    ...own(),
    ...inside.drawings.flatMap(options.writePictures),
    ...inside.boxes.flatMap((box) => writeBlocks(box, options)),
  ]
}

/** Text boxes and pictures stand within a paragraph; what they hold comes after it. */
type Inside = { boxes: XmlElement[]; drawings: XmlElement[] }

function readText(element: XmlElement, inside: Inside): string {
  if (element.name === 'txbxContent') {
    inside.boxes.push(element)
    return ''
  }
  if (element.name === 'drawing' || element.name === 'pict') inside.drawings.push(element)
  if (skipped.has(element.name) || (element.name === 'r' && isHidden(element))) return ''
  const sign = signs.get(element.name)
  if (sign !== undefined) return sign
  if (element.name === 't')
    return element.children.filter((child) => typeof child === 'string').join('')
  return chooseContent(element)
    .children.filter(isElement)
    .map((child) => readText(child, inside))
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
function writeTable(table: XmlElement, options: BlockOptions): string[] {
  // A picture in a cell would be in the way of its words: it comes after the table.
  const drawings: XmlElement[] = []
  const writePictures = (drawing: XmlElement) => {
    drawings.push(drawing)
    return []
  }
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => writeBlocks(cell, { ...options, writePictures })),
  )
  const pictures = () => drawings.flatMap(options.writePictures)
  const cells = rows.flat()
  const isLayout =
    rows.every((row) => row.length < 2) ||
    cells.some((blocks) => blocks.join(' ').split(/\s+/).length > longestCell)
  if (isLayout) return [...cells.flat(), ...pictures()]
  const lines = rows
    .map((row) => `| ${row.map((blocks) => blocks.join(' ').replaceAll('|', '/')).join(' | ')} |`)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...pictures()]
}
