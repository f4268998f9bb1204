import type { SlideTable } from '#core/deck/slide-table.ts'
import { writeEmphasis } from '#core/emphasis/write-emphasis.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readFlag } from '../read-number.ts'
import { readParagraphs } from '../read-paragraphs.ts'

/** Cells that are joined leave empty ones behind, so columns stay columns. */
export function readTable(table: XmlElement, relations: Relations): SlideTable | null {
  const rows = listChildren(table)
    .filter(({ name }) => name === 'tr')
    .map((row) => childrenOf(row, 'tc').map((cell) => readCell(cell, relations)))
  if (!rows.some((row) => row.some((cell) => cell !== ''))) return null
  const hasHeader = readFlag(findElement(table, 'tblPr')?.attributes.get('firstRow'))
  return { rows, ...(hasHeader && { hasHeader }) }
}

const readCell = (cell: XmlElement, relations: Relations): string =>
  readParagraphs(findElement(cell, 'txBody'), relations)
    .map((paragraph) => writeEmphasis(paragraph))
    .join('\n')
    .trim()
