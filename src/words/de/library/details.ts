import type { detailsWords as English } from '../../library/details.ts'
import { formatNumber, listNames } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

export const detailsWords: Translation<typeof English> = {
  title: 'Details',
  name: 'Titel',
  nameMissing: 'Eine Präsentation braucht einen Titel.',
  nameTooLong: (most) => `Ein Titel hat höchstens ${formatNumber(most)} Zeichen.`,
  description: 'Beschreibung',
  tags: 'Schlagwörter',
  tagsHint: (max) =>
    `Drücke nach jedem die Eingabetaste oder ein Komma. Bis zu ${max}; die Rücktaste entfernt das letzte.`,
  tagsFull: (max) => `Das sind alle ${max}. Entferne eines, um ein anderes hinzuzufügen.`,
  tagPlaceholder: 'Schlagwort hinzufügen',
  removeTag: (tag) => `${tag} entfernen`,
  tagsAdded: (tags) => `${listNames(tags)} hinzugefügt`,
  tagRemoved: (tag) => `${tag} entfernt`,
  status: 'Status',
  save: 'Speichern',
  titleSaved: 'Der neue Titel ist gespeichert, der Rest nicht.',
}
