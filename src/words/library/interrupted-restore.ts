import { formatNumber, listNames } from '../formats.ts'
import { translatable } from '../language.ts'

/** What is said of a restore that broke off. */
export const interruptedRestoreWords = translatable('interruptedRestoreWords', {
  title: 'A restore was interrupted',
  text: (fileName: string, done: number, all: number): string =>
    `Of the presentations in “${fileName}”, ${formatNumber(done)} of ${formatNumber(all)} are back. Choose the file again and the rest follows; none comes twice.`,
  /** Names a few, and counts the rest. */
  missing: (titles: readonly string[]): string => {
    const named = titles.slice(0, 5).map((title) => `“${title || 'Untitled presentation'}”`)
    const more = titles.length - named.length
    const rest = more > 0 ? ` and ${formatNumber(more)} more` : ''
    return `Still missing: ${listNames(named)}${rest}.`
  },
  goOn: 'Choose the file',
  dismiss: 'Leave it at that',
})
