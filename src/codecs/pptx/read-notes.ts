import { findRelation, type Package } from '#codecs/opc/open-package.ts'
import { findElement } from '#codecs/xml/read-xml.ts'

import { listShapes } from './list-shapes.ts'
import { readParagraphs } from './read-paragraphs.ts'

/** What the speaker says, or `null` when the file names notes that cannot be read. */
export function readNotes(file: Package, slidePath: string): string | null {
  // Numbers of notes and slides often differ: only the slide knows which are its own.
  const path = findRelation(file.listRelations(slidePath), 'notesSlide')?.target
  if (path === undefined) return ''
  const root = file.readPart(path)
  if (!root) return null
  // The page of notes also shows the slide and its number, which nobody should hear.
  const body = listShapes(root).find(({ placeholder }) => placeholder?.type === 'body')
  const text = readParagraphs(findElement(body?.element, 'txBody'))
    .map((paragraph) => paragraph.text)
    .join('\n')
  return text.trim() === '' ? '' : text
}
