import type { Translation } from '../../language-pack.ts'
import type { sourceWords as English } from '../../create/source.ts'

export const sourceWords: Translation<typeof English> = {
  failures: {
    unsupported: 'Hier lassen sich nur Text, Markdown, PDF und Word-Dokumente lesen.',
    'old-word':
      'Das ist ein älteres Word-Dokument. Speichere es als .docx und versuche es noch einmal.',
    'too-large':
      'Diese Datei ist größer als 30\u00a0MB, die Grenze für Dokumente. Wähle eine kleinere, oder füge den Teil ein, den du brauchst.',
    protected:
      'Dieses Dokument ist mit einem Passwort geschützt. Speichere es ohne und versuche es noch einmal.',
    'no-text':
      'In dieser Datei wurde kein Text gefunden. Ein eingescanntes Dokument enthält nur Bilder von Text.',
    broken:
      'Diese Datei ist beschädigt und lässt sich nicht lesen. Speichere sie in ihrem Programm neu und versuche es noch einmal.',
    unreadable:
      'Die Datei ließ sich nicht lesen. Vielleicht wurde sie verschoben oder ist in einem anderen Programm geöffnet.',
    failed:
      'Das Dokument ließ sich nicht lesen. Versuche es noch einmal, oder füge seinen Text ein.',
  },
  isCut: 'Dieses Dokument ist sehr lang, deshalb wird nur sein erster Teil verwendet.',
}
