import { translatable } from '../language.ts'
import { sortableDay } from '../days.ts'

/** What a backup is called, and what came of making one. */
export const backupWords = translatable('backupWords', {
  fileName: (now: number): string => `lectern-backup-${sortableDay(now)}`,
  done: 'Backup downloaded',
  partial: 'Backup downloaded. Some of it could not be read; the rest is complete.',
})
