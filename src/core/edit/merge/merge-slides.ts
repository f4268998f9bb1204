import type { ImportConflictOptions } from '../../deck/import-conflict.ts'
import { listFields, pickFields, type TextField } from '../../deck/slide-fields.ts'
import { listPictures, withPictures } from '../../deck/pictures/slide-pictures.ts'
import { listRows } from '../../deck/slide-table.ts'
import type { Slide } from '../../deck/slide.ts'
import { followWords } from '../follow-words.ts'
import { withLook } from '../style/set-look.ts'
import { mergeTitles } from './merge-titles.ts'

/** A line of its own between the bullets of the two slides. */
const contentSeparator = '---'
const notesSeparator = '--- Imported Notes ---'

/** Two slides at the same position become one, which keeps the identity of the existing one. */
export function mergeSlides(
  existing: Slide,
  imported: Slide,
  { slideHandling, titleHandling }: Omit<ImportConflictOptions, 'action'>,
): Slide {
  if (slideHandling === 'keepExisting') return existing
  if (slideHandling === 'keepImported') return { ...imported, id: existing.id }
  // A slide has one table: of another its words stay.
  const moreContent = existing.table && imported.table ? listRows(imported.table) : []
  const texts: { [Field in TextField]: Slide[Field] | undefined } = {
    title: mergeTitles(existing.title, imported.title, titleHandling),
    content: joinContent(existing.content, [...imported.content, ...moreContent]),
    table: existing.table ?? imported.table,
    over: existing.over ? existing.over.concat(imported.over ?? []) : imported.over,
    notes: joinNotes(existing.notes, imported.notes),
  }
  const merged = {
    ...joinPictures(existing, imported),
    ...pickFields(texts, listFields({ kind: 'text' })),
    ...(existing.table ? {} : pickFields(imported, listFields({ kind: 'description' }))),
  }
  // The look that one of them came with has no place for the other; brought back, it shows the words of both.
  return withLook(followWords(existing, merged), 'restyled')
}

function joinPictures(existing: Slide, imported: Slide): Slide {
  const pictures = listPictures(existing)
  const joined = withPictures(existing, [...pictures, ...listPictures(imported)])
  if (pictures.length > 0) return joined
  const look = [...listFields({ kind: 'picture', of: 'all' }), 'layout'] as const
  return { ...joined, ...pickFields({ ...imported, ...existing }, look) }
}

/** With nothing on one side there is nothing to separate. */
function joinContent(existing: readonly string[], imported: readonly string[]): string[] {
  const separator = existing.length > 0 && imported.length > 0 ? [contentSeparator] : []
  return [...existing, ...separator, ...imported]
}

function joinNotes(existing: string, imported: string): string {
  if (!existing.trim() || !imported.trim()) return existing.trim() ? existing : imported
  return [existing, notesSeparator, imported].join('\n\n')
}
