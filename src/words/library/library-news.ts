import { choosePlural, counted } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the library has to say for itself, which is hardly ever anything. */
export const libraryNewsWords = translatable('libraryNewsWords', {
  newer: (amount: number): string =>
    `${counted(amount, { one: 'presentation was', other: 'presentations were' })} last saved by a newer version of Lectern. Reload this page to see ${choosePlural(amount, { one: 'it', other: 'them' })}.`,
  reload: 'Reload',
  unread: {
    title: 'Your presentations cannot be shown right now',
    text: 'They are still there: nothing was changed or deleted.',
    button: 'Try again',
  },
  noMatches: {
    title: 'No presentations found',
    text: 'Try adjusting your search or filter criteria.',
    button: 'Show all presentations',
  },
})
