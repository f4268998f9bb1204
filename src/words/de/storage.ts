import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { LibraryOperation } from '#workspace/library/library.ts'

import type {
  describeLibraryError as describeEnglishError,
  describeStoreFailure as describeEnglishFailure,
  explainStoreFailure as explainInEnglish,
} from '../storage.ts'

const failed: Record<LibraryOperation, string> = {
  save: 'Die Präsentation konnte nicht gespeichert werden',
  load: 'Die Präsentation konnte nicht geladen werden',
  list: 'Die Präsentationen konnten nicht geladen werden',
  update: 'Die Präsentation konnte nicht geändert werden',
  delete: 'Die Präsentation konnte nicht gelöscht werden',
  duplicate: 'Die Präsentation konnte nicht dupliziert werden',
  export: 'Die Präsentation konnte nicht exportiert werden',
}

const causes: Record<StoreFailure['code'], string> = {
  'not-found': 'Sie ist nicht mehr in diesem Browser.',
  damaged:
    'Sie lässt sich nicht lesen. Sie wurde beiseitegelegt, nicht gelöscht: Die Bibliothek bietet sie zum Herunterladen an.',
  'storage-full':
    'Der Speicher dieses Browsers ist voll. Nichts Gespeichertes ist verloren. Lösche Präsentationen, die du nicht mehr brauchst, oder lade sie vorher herunter, und versuche es noch einmal.',
  'newer-version':
    'In diesem Browser wird eine neuere Version von Lectern benutzt. Lade diese Seite neu, um sie zu bekommen; nichts wurde geändert.',
  'storage-unavailable':
    'Dieser Browser hat Lectern nicht an seinen Speicher gelassen. Schließe andere Tabs, oder verlasse den privaten Modus, und versuche es noch einmal.',
  'not-loaded':
    'Ein Teil von Lectern konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Was du gemacht hast, ist sicher.',
}

export const describeLibraryError: typeof describeEnglishError = ({ operation, failure }) =>
  failure.code === 'not-found'
    ? 'Präsentation nicht gefunden'
    : describeStoreFailure(failed[operation], failure)

export const describeStoreFailure: typeof describeEnglishFailure = (what, failure) =>
  failure.code === 'not-found' ? what : `${what}. ${explainStoreFailure(failure)}`

export const explainStoreFailure: typeof explainInEnglish = ({ code }) => causes[code]
