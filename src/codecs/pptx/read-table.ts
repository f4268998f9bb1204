import type { SlideTable } from '#core/deck/slide-table.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from './list-children.ts'
import { readFlag } from './read-number.ts'
import { readParagraphs } from './read-paragraphs.ts'

/** Cells that are joined leave empty ones behind, so columns stay columns. */
export function readTable(table: XmlElement): SlideTable | null {
  const rows = listChildren(table)
    .filter(({ name }) => name === 'tr')
    .map((row) => childrenOf(row, 'tc').map(readCell))
  if (!rows.some((row) => row.some((cell) => cell !== ''))) return null
  const hasHeader = readFlag(findElement(table, 'tblPr')?.attributes.get('firstRow'))
  return { rows, ...(hasHeader && { hasHeader }) }
}

const readCell = (cell: XmlElement): string =>
  readParagraphs(findElement(cell, 'txBody'))
    .map(({ text }) => text)
    .join('\n')
    .trim()
