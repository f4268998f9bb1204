import type { ImportConflictOptions } from '../deck/import-conflict.ts'
import type { Slide } from '../deck/slide.ts'
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
  const { id: _id, title, content, notes, textStyles: _styles, ...importedPicture } = imported
  return {
    ...existing,
    ...(existing.imageUrl === undefined && importedPicture),
    title: mergeTitles(existing.title, title, titleHandling),
    content: joinContent(existing.content, content),
    notes: joinNotes(existing.notes, notes),
  }
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
