import { formatNumber, listNames } from '../../formats.ts'
import type { interruptedRestoreWords as English } from '../../library/interrupted-restore.ts'
import type { Translation } from '../../language-pack.ts'

export const interruptedRestoreWords: Translation<typeof English> = {
  title: 'Das Wiederherstellen wurde unterbrochen',
  text: (fileName, done, all) =>
    `Von den Präsentationen in „${fileName}“ sind ${formatNumber(done)} von ${formatNumber(all)} zurück. Wähle die Datei noch einmal, und der Rest folgt; keine kommt doppelt.`,
  missing: (titles) => {
    const named = titles.slice(0, 5).map((title) => `„${title || 'Präsentation ohne Titel'}“`)
    const more = titles.length - named.length
    const rest = more > 0 ? ` und ${formatNumber(more)} weitere` : ''
    return `Noch nicht da: ${listNames(named)}${rest}.`
  },
  goOn: 'Datei wählen',
  dismiss: 'Dabei belassen',
}
