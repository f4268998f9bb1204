import type { ImportFailure } from '#workspace/files/import-job.ts'

import { counted, listAny, listNames } from '../../formats.ts'
import type {
  describeImportFailure as describeEnglishFailure,
  describePptxFailure as describeEnglishPptxFailure,
  importWords as English,
} from '../../files/import.ts'
import type { Translation } from '../../language-pack.ts'
import { describePictureFailure } from '../editor/picture.ts'

const slides = (amount: number): string => counted(amount, { one: 'Folie', other: 'Folien' })

/** In the order in which they are named; null where another kind has the same name. */
const kinds: Record<NonNullable<ImportFailure['kind']>, string | null> = {
  pptx: 'PowerPoint',
  ppt: null,
  odp: 'OpenDocument',
  pdf: 'PDF',
  docx: 'Word',
  json: 'JSON',
  text: 'Text, Markdown',
  html: 'eine exportierte Webseite',
  library: 'eine Sicherung',
  image: null,
  share: null,
}

/** The sentence before has named JSON and text; pages and backups of our own are no news to anybody. */
const { json: _json, text: _text, html: _html, library: _library, ...otherKinds } = kinds

const findNames = (named: Partial<typeof kinds>): string[] =>
  Object.values(named).filter((name) => name !== null)

const keepExisting = 'Vorhandenes behalten'
const keepImported = 'Importiertes nehmen'

export const importWords: Translation<typeof English> = {
  title: 'Importieren',
  lead: 'Folien aus einer Datei, oder eine Folie für jedes Bild. Nichts verlässt diesen Browser.',
  backupLead:
    'Jede Präsentation der Sicherung kommt zu denen, die schon da sind. Nichts verlässt diesen Browser.',
  choose: {
    label: 'Dateien wählen',
    get hint(): string {
      return `${listAny(findNames(kinds))}. Oder zieh sie einfach ins Fenster.`
    },
  },
  images: {
    label: 'Bilder wählen',
    hint: 'JPG, PNG, GIF, WebP, AVIF oder SVG. Je eine Folie.',
  },
  formats: {
    heading: 'Wie eine Textdatei aussieht',
    example: 'Titel des Vortrags\n\n# Erste Folie\n- Ein Punkt\nWas dazu gesagt wird',
    text: 'Die erste Zeile ist der Titel. Eine Zeile mit # beginnt eine Folie, eine Zeile mit - oder * ist ein Punkt, und der Rest wird gesprochen.',
  },
  sample: 'Beispiel herunterladen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  otherFiles: 'Andere Dateien wählen',
  stages: {
    opening: 'Die Datei wird geöffnet …',
    reading: 'Die Folien werden gelesen …',
    pictures: 'Die Bilder werden übernommen …',
  },
  progress: 'Fortschritt',
  failed: 'Das Hochladen hat nicht geklappt',
  tryAgain: 'Erneut versuchen',
  compose: 'Folien aus seinem Text machen',
  preview: {
    heading: 'Vorschau',
    slides: (amount, title) => (title.trim() ? `${slides(amount)} von „${title}“` : slides(amount)),
    presentations: (amount) =>
      `Eine Sicherung mit ${counted(amount, { one: 'Präsentation', other: 'Präsentationen' })}`,
    more: (amount) => `und ${counted(amount, { one: 'weitere Folie', other: 'weitere Folien' })}`,
    files: (names) => `Aus ${listNames(names)}`,
    hidden: 'Ausgeblendet',
    look: 'Aussehen',
    looks: {
      kept: {
        title: 'Ursprüngliches Aussehen behalten',
        text: 'Jede Folie wie in der Datei. Du kannst später jede neu gestalten.',
      },
      restyled: {
        title: 'In Lecterns Design gestalten',
        text: 'Derselbe Text und dieselben Bilder, neu gesetzt. Das ursprüngliche Aussehen kann zurückkommen.',
      },
    },
    composed:
      'Gemacht aus dem, was der Text sagt, ohne KI: Was auf keiner Folie Platz hat, steht in den Notizen. Code und Bilder bleiben in der Datei.',
    noLook:
      'Diese Art von Datei bringt kein Aussehen mit, das bleiben könnte: Die Folien werden in Lecterns Design gesetzt.',
    otherLook:
      'Gezeigt im Aussehen der Datei. Kommen sie zu deinen Folien, nehmen sie das Aussehen deiner Präsentation an.',
  },
  add: 'Zu meinen Folien hinzufügen',
  replace: 'Ganze Präsentation ersetzen',
  create: 'Präsentation erstellen',
  play: 'Erstellen und abspielen',
  restore: (amount) =>
    `${counted(amount, { one: 'Präsentation', other: 'Präsentationen' })} wiederherstellen`,
  description: (names) =>
    names.length === 1
      ? `Importiert aus ${names[0]}`
      : `Importiert aus ${counted(names.length, { one: 'Datei', other: 'Dateien' })}`,
  restoredDescription: 'Aus einer Sicherung wiederhergestellt',
  restored: (amount) =>
    `${counted(amount, { one: 'Präsentation', other: 'Präsentationen' })} wiederhergestellt.`,
  added: (amount) => `${slides(amount)} hinzugefügt.`,
  replaced: 'Die Präsentation wurde ersetzt.',
  notStored: 'Die Präsentation konnte nicht gespeichert werden',
  notApplied:
    'Die Bilder konnten nicht gespeichert werden, deshalb wurde nichts geändert. Versuche es noch einmal.',
  drop: {
    title: 'Loslassen zum Importieren',
    text: 'Folien, Dokumente oder Bilder. Du siehst erst, was daraus wird.',
  },

  pptx: {
    title: 'PowerPoint importieren',
    lead: 'Text, Notizen, Bilder und Tabellen werden hier gelesen, in diesem Browser.',
    choose: { label: 'PowerPoint-Datei wählen', hint: '.pptx oder .ppt, bis 50\u00a0MB' },
    failed: 'Fehler beim Importieren',
    wrongName: 'Wähle eine gültige PowerPoint-Datei (.pptx oder .ppt)',
    onlyFirst: (name) =>
      `Nur „${name}“ wurde genommen: Hier geht eine Datei auf einmal. Importieren nimmt mehrere zugleich.`,
    message:
      'Die PPTX-Datei konnte nicht importiert werden. Prüfe, ob es eine gültige PowerPoint-Datei ist.',
    conflict: 'Es gibt schon eine Präsentation. Wie sollen die beiden zusammenkommen?',
    apply: 'Änderungen anwenden',
    action: 'Was geschieht',
    actions: {
      replace: { title: 'Ersetzen', text: 'Die importierten Folien treten an die Stelle deiner.' },
      merge: { title: 'Zusammenführen', text: 'Folien an derselben Stelle werden eine.' },
      append: { title: 'Anhängen', text: 'Die importierten Folien kommen nach deinen.' },
    },
    slideHandling: 'Folien an derselben Stelle',
    slideHandlings: {
      mergeContent: 'Inhalt zusammenführen',
      keepExisting,
      keepImported,
    },
    titleHandling: 'Titel',
    titleHandlings: {
      keepExisting,
      keepImported,
      combine: 'Verbinden',
    },
    mergedLook:
      'Folien, die eine werden, werden neu gesetzt und sehen aus wie keine der beiden. Anhängen lässt jeder Folie ihr Aussehen.',
    complete: 'Importieren abgeschlossen',
    completeText: (amount) =>
      `${slides(amount)} importiert. Zurück in der Präsentation nimmt ein einziges Rückgängig alles zurück.`,
  },
}

const notProcessed = 'Die Datei konnte nicht verarbeitet werden'

export const describeImportFailure: typeof describeEnglishFailure = (failure) => {
  const { kind, code } = failure
  if (code === 'picture')
    return {
      message: 'Die Bilder konnten nicht verarbeitet werden',
      advice: `${failure.name}: ${describePictureFailure(failure.failure)}`,
    }
  if (code === 'unsupported')
    return {
      message: 'Diese Art Datei geht nicht. Lade JSON- oder Textdateien hoch.',
      advice: `Auch ${listNames(findNames(otherKinds))}, Markdown und Bilder können gelesen werden. ${failure.name} ist etwas anderes.`,
    }
  if (code === 'blank') return { message: 'Die Datei scheint leer zu sein', advice: '' }
  if (kind === 'text' && code === 'empty')
    return {
      message: 'In der Textdatei wurden keine Folien gefunden',
      advice: 'Beginne jede Folie mit einer Zeile, die mit # anfängt.',
    }
  if (kind === 'docx' && code === 'empty')
    return {
      message: notProcessed,
      advice: 'Jede Überschrift eines Word-Dokuments wird eine Folie, und dieses hat keine.',
    }
  if (kind === 'html' && code === 'not-this-kind')
    return {
      message: notProcessed,
      advice:
        'Von Webseiten können nur solche gelesen werden, die hier exportiert wurden. Kopiere ihren Text in eine Textdatei und importiere die.',
    }
  if (kind === 'json' && (code === 'not-this-kind' || code === 'damaged'))
    return {
      message:
        'Kein gültiges Format. Erwartet wird JSON mit einem Titel und einer Liste der Folien.',
      advice:
        code === 'damaged'
          ? 'Die Datei endet zu früh oder ist gar kein JSON.'
          : 'Das Beispiel zeigt, wie es aussehen kann.',
    }
  if (kind === 'share') return { message: notProcessed, advice: adviseShareFile(code) }
  const message = kind === 'pptx' || kind === 'ppt' ? importWords.pptx.message : notProcessed
  return { message, advice: advices[code] }
}

/** What was shared as a file is opened elsewhere when somebody must be asked for its password. */
function adviseShareFile(code: Exclude<ImportFailure['code'], 'picture'>): string {
  if (code === 'encrypted')
    return 'Sie hat ein Passwort. Öffne sie auf der Seite für geteilte Präsentationen (/demo-share) und speichere dort eine Kopie.'
  if (code === 'damaged')
    return 'Sie ist beschädigt oder nicht vollständig. Lass sie dir noch einmal schicken.'
  if (code === 'unsupported-version')
    return 'Sie wurde mit einer neueren Version von Lectern gemacht. Lade diese Seite neu, um sie zu bekommen, und versuche es noch einmal.'
  return advices[code]
}

export const describePptxFailure: typeof describeEnglishPptxFailure = (code) => ({
  message: importWords.pptx.message,
  advice: advices[code === 'picture' ? 'not-this-kind' : code],
})

const otherKind = 'Ihrem Inhalt nach ist es eine andere Art Datei.'

const advices: Record<Exclude<ImportFailure['code'], 'picture'>, string> = {
  unsupported: otherKind,
  'not-this-kind': otherKind,
  encrypted:
    'Sie ist mit einem Passwort geschützt. Speichere eine Kopie ohne Passwort und importiere die.',
  damaged:
    'Sie ist beschädigt oder nicht vollständig. Speichere sie in dem Programm, aus dem sie kommt, noch einmal und importiere die neue.',
  'too-large':
    'Auf einmal lassen sich bis zu 50\u00a0MB und 5.000 Folien importieren. Wähle eine kleinere Datei.',
  'unpacks-too-large':
    'Entpackt ist sie größer, als sich hier öffnen lässt. Speichere sie in dem Programm, aus dem sie kommt, noch einmal und importiere die neue.',
  empty: 'Es sind keine Folien darin.',
  blank: 'Es ist nichts darin.',
  'unsupported-version':
    'Sie stammt aus einer Version von PowerPoint, die hier nicht bekannt ist. Speichere sie als .pptx und importiere die.',
  expired: 'Sie war nur für eine Zeit geteilt, und die ist vorbei. Bitte um eine neue.',
  unreadable: 'Vielleicht wurde sie verschoben oder ist in einem anderen Programm geöffnet.',
  failed:
    'Was diese Art Datei liest, konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
}
