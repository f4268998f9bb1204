import type { ImportConflictOptions } from '../../deck/import-conflict.ts'

export function mergeTitles(
  existing: string,
  imported: string,
  handling: ImportConflictOptions['titleHandling'],
): string {
  if (handling === 'keepExisting') return existing
  if (handling === 'keepImported') return imported
  // Saying the same thing twice, or joining with nothing, helps nobody.
  if (existing === imported || !imported.trim()) return existing
  return existing.trim() ? `${existing} + ${imported}` : imported
}
