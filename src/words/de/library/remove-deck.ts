import type { Translation } from '../../language-pack.ts'
import type { removeDeckWords as English } from '../../library/remove-deck.ts'

export const removeDeckWords: Translation<typeof English> = {
  title: 'Präsentation löschen',
  question: 'Möchtest du diese Präsentation wirklich löschen?',
  confirm: 'Löschen',
  done: (title) => `„${title}“ wurde gelöscht`,
  undo: 'Rückgängig',
}
