import type { backupWords as English } from '../../library/backup.ts'
import type { Translation } from '../../language-pack.ts'
import { sortableDay } from '../../days.ts'

export const backupWords: Translation<typeof English> = {
  fileName: (now) => `lectern-sicherung-${sortableDay(now)}`,
  done: 'Sicherung heruntergeladen',
  partial: 'Sicherung heruntergeladen. Einiges ließ sich nicht lesen; der Rest ist vollständig.',
}
