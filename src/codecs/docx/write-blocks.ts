import type { Look } from '#core/emphasis/emphasised-text.ts'
import { writeEmphasis } from '#core/emphasis/write-emphasis.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { joinRuns, type MarkedRun } from '../marked-runs.ts'
import type { Styles } from './read-styles.ts'

export type BlockOptions = {
  styles: Styles
  /** What stands for the pictures of a drawing, each in a block of its own. */
  writePictures: (drawing: XmlElement) => string[]
  /** Where a link leads, by its relation; without it words come without marks of what stands out. */
  findAddress?: (id: string) => string | null
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
  const isMarked = options.findAddress !== undefined && kind.kind !== 'heading'
  const lines = splitLines(readRuns(paragraph, inside, options, {}))
    .map((runs) =>
      (isMarked ? writeEmphasis(joinRuns(runs)) : runs.map(({ text }) => text).join(''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
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

function splitLines(runs: readonly MarkedRun[]): MarkedRun[][] {
  const lines: MarkedRun[][] = [[]]
  for (const { text, look } of runs)
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ text: part, look })
    })
  return lines
}

/** Text boxes and pictures stand within a paragraph; what they hold comes after it. */
type Inside = { boxes: XmlElement[]; drawings: XmlElement[] }

function readRuns(
  element: XmlElement,
  inside: Inside,
  options: BlockOptions,
  look: Look,
): MarkedRun[] {
  if (element.name === 'txbxContent') {
    inside.boxes.push(element)
    return []
  }
  if (element.name === 'drawing' || element.name === 'pict') inside.drawings.push(element)
  if (skipped.has(element.name) || (element.name === 'r' && isHidden(element))) return []
  const sign = signs.get(element.name)
  if (sign !== undefined) return [{ text: sign, look }]
  if (element.name === 't')
    return [{ text: element.children.filter((child) => typeof child === 'string').join(''), look }]
  const within = { ...look, ...readLook(element, options) }
  return chooseContent(element)
    .children.filter(isElement)
    .flatMap((child) => readRuns(child, inside, options, within))
}

/** What a run or a link says of how its words look. */
function readLook(element: XmlElement, { findAddress }: BlockOptions): Look {
  if (element.name === 'hyperlink') {
    const link = findAddress?.(element.attributes.get('id') ?? '')
    return link ? { link } : {}
  }
  if (element.name !== 'r') return {}
  const properties = findElement(element, 'rPr')
  return {
    ...(isOn(findElement(properties, 'b')) && { strong: true }),
    ...(isOn(findElement(properties, 'i')) && { stressed: true }),
  }
}

const signs: ReadonlyMap<string, string> = new Map([
  ['tab', ' '],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['softHyphen', ''],
])

const isHidden = (run: XmlElement): boolean => isOn(findElement(run, 'rPr', 'vanish'))

/** A property is on by being there, unless it says otherwise. */
const isOn = (property: XmlElement | undefined): boolean =>
  property !== undefined && !/^(?:0|false|off)$/.test(property.attributes.get('val') ?? '')

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
