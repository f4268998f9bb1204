import { choosePlural, counted } from '../../formats.ts'
import type { libraryNewsWords as English } from '../../library/library-news.ts'
import type { Translation } from '../../language-pack.ts'

export const libraryNewsWords: Translation<typeof English> = {
  newer: (amount) =>
    `${counted(amount, { one: 'Präsentation wurde', other: 'Präsentationen wurden' })} zuletzt von einer neueren Version von Lectern gespeichert. Lade diese Seite neu, um ${choosePlural(amount, { one: 'sie', other: 'alle' })} zu sehen.`,
  reload: 'Neu laden',
  unread: {
    title: 'Deine Präsentationen können gerade nicht angezeigt werden',
    text: 'Sie sind noch da: Nichts wurde verändert oder gelöscht.',
    button: 'Erneut versuchen',
  },
  noMatches: {
    title: 'Keine Präsentationen gefunden',
    text: 'Versuche es mit anderen Suchwörtern oder einem anderen Filter.',
    button: 'Alle Präsentationen zeigen',
  },
}
