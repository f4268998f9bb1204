import type { ExportedFile, ExportFailure } from '#workspace/files/export-deck.ts'

import type {
  describeExportFailure as describeEnglishFailure,
  describeExportLoss as describeEnglishLoss,
  exportWords as English,
  summariseLosses as summariseInEnglish,
} from '../../files/export.ts'
import { describeSize } from '../../describe-size.ts'
import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

export const exportWords: Translation<typeof English> = {
  title: 'Exportieren',
  description: 'Die Datei entsteht auf diesem Gerät. Nichts wird irgendwohin geschickt.',
  formats: 'Format',
  more: 'Weitere Formate …',
  names: {
    pptx: 'PPTX',
    pdf: 'PDF',
    html: 'HTML',
    json: 'JSON',
    markdown: 'Markdown',
    txt: 'Text',
    png: 'PNG',
    jpeg: 'JPEG',
  },
  goodFor: {
    pptx: 'Für PowerPoint, Keynote, Google Slides',
    pdf: 'Zum Drucken oder Senden, überall gleich',
    html: 'Eine Webseite, die sich selbst zeigt, auch offline',
    json: 'Alles, um es hier wieder zu importieren',
    markdown: 'Der Text, für Notizen und andere Programme',
    txt: 'Der Text, zum Einfügen in eine Mail',
    png: 'Scharfe Bilder der Folien, als ZIP',
    jpeg: 'Kleine Bilder der Folien, als ZIP',
  },
  pages: 'Seiten',
  pageKinds: { slides: 'Folien', notes: 'Mit Notizen', handout: 'Handzettel' },
  perPage: 'Folien pro Seite',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  width: 'Breite in Pixeln',
  fonts: 'Schriften',
  fontKinds: { embedded: 'Überall gleich', office: 'Office-Schriften' },
  embeddedFonts: (bytes) =>
    bytes === null
      ? 'Die Schriften reisen in der Datei mit. PowerPoint zeigt sie auf jedem Computer.'
      : `Die Schriften reisen in der Datei mit (etwa ${describeSize(bytes)}). PowerPoint zeigt sie auf jedem Computer.`,
  officeFonts:
    'Neu gesetzt in Arial, Georgia und anderen Schriften, die jedes Office-Programm hat. Für Keynote und ältere Programme.',
  withNotes: 'Mit Notizen',
  withHidden: (slides) =>
    `Mit ${counted(slides, { one: 'ausgeblendeter Folie', other: 'ausgeblendeten Folien' })}`,
  noOptions: {
    json: 'Notizen, Bilder und ausgeblendete Folien gehören zur Datei.',
  },
  hiddenInside: (slides) =>
    `${counted(slides, { one: 'ausgeblendete Folie ist', other: 'ausgeblendete Folien sind' })} in der Datei, aber nicht zu sehen.`,
  options: (format) => `Einstellungen für ${exportWords.names[format]}`,
  size: (bytes) => `Etwa ${describeSize(bytes)}`,
  start: (format) => `${exportWords.names[format]} exportieren`,
  stages: {
    pictures: 'Bilder werden gesammelt …',
    fonts: 'Schriften werden geladen …',
    slides: 'Folien werden geschrieben …',
    packing: 'Die Datei wird gepackt …',
  },
  progress: (format) => `${exportWords.names[format]} wird exportiert`,
  running: 'Laufende Exporte',
  done: {
    title: 'Deine Datei ist fertig',
    text: (name, bytes) => `${name} · ${describeSize(bytes)}`,
    downloaded: 'Sie ist in den Downloads deines Browsers.',
    saved: (name) => `Heruntergeladen: ${name}`,
    again: 'Noch einmal herunterladen',
    another: 'Anderes Format',
    close: 'Fertig',
    losses: (amount) =>
      `${counted(amount, { one: 'Stelle ist', other: 'Stellen sind' })} anders als auf dem Bildschirm`,
    slide: (number) => `Folie ${formatNumber(number)}`,
    file: 'Die ganze Datei',
  },
  failed: {
    retry: 'Erneut versuchen',
  },
  report: { title: 'Was die Datei nicht enthält', show: 'Alles zeigen' },
}

const failures: Record<Exclude<ExportFailure, 'cancelled'>, { title: string; text: string }> = {
  'no-deck': {
    title: 'Keine Präsentation zum Exportieren',
    text: 'Öffne oder erstelle zuerst eine Präsentation.',
  },
  'not-found': {
    title: 'Präsentation nicht gefunden',
    text: 'Vielleicht wurde sie in einem anderen Tab gelöscht.',
  },
  unreadable: {
    title: 'Die Präsentation konnte nicht exportiert werden',
    text: 'Die gespeicherte Präsentation ließ sich nicht lesen. Öffne sie, oder lade die Seite neu und versuche es noch einmal.',
  },
  failed: {
    title: 'Die Präsentation konnte nicht exportiert werden',
    text: 'Was diese Art Datei schreibt, konnte nicht geladen werden oder hat aufgegeben. Prüfe die Verbindung und versuche es noch einmal, oder wähle ein anderes Format.',
  },
}

export const describeExportFailure: typeof describeEnglishFailure = (code) => failures[code]

type Loss = ExportedFile['losses'][number]

const sentences: {
  [Kind in Loss['kind']]: (loss: Extract<Loss, { kind: Kind }>) => string
} = {
  'logo-missing': () => 'Das Logo konnte nicht in diese Datei übernommen werden.',
  'picture-missing': () => 'Ein Bild ist nicht mehr in diesem Browser gespeichert und fehlt.',
  'picture-elsewhere': () =>
    'Ein Bild liegt auf einer anderen Website und fehlt. Drücke vorher in der Präsentation auf „Bilder laden“.',
  'picture-format': ({ format }) => `Ein Bild fehlt: Diese Datei kann kein ${format} enthalten.`,
  'picture-drawing': () =>
    'Eine Zeichnung ist als SVG in der Datei: Programme, die das nicht kennen, zeigen eine leere Stelle.',
  'picture-effects': () => 'Ein Bild wird ohne seine Effekte gezeigt.',
  'characters-missing': ({ characters }) =>
    `Für einige Zeichen gibt es hier keine Schrift, an ihrer Stelle ist eine Lücke: ${characters.join(' ')}`,
  'font-missing': ({ family }) =>
    `Die Schrift ${family} konnte nicht in die Datei gelegt werden. Wo sie nicht installiert ist, wird eine andere gezeigt.`,
  'font-forbidden': ({ family }) =>
    `Die Schrift ${family} darf nicht in die Datei: Eine ähnliche ersetzt sie.`,
  'look-restyled': () =>
    'Die Folie ist in Lecterns Design gesetzt: Was sie von ihrem ursprünglichen Aussehen behalten hat, lässt sich nicht lesen.',
  'points-hidden': ({ count }) =>
    `${counted(count, { one: 'Punkt hat', other: 'Punkte haben' })} auf der Folie keinen Platz.`,
  'pictures-hidden': ({ count }) =>
    `${counted(count, { one: 'Bild hat', other: 'Bilder haben' })} auf der Folie keinen Platz.`,
  'rows-hidden': ({ count }) =>
    `${counted(count, { one: 'Zeile der Tabelle hat', other: 'Zeilen der Tabelle haben' })} auf der Folie keinen Platz.`,
  'text-overflows': () => 'Hier steht mehr Text, als Platz hat: Ein Teil davon ist nicht zu lesen.',
  'pictures-left-out': ({ count }) =>
    `${counted(count, { one: 'Bild fehlt', other: 'Bilder fehlen' })}: Diese Datei enthält nur Text.`,
  'table-as-points': () => 'Die Zeilen der Tabelle sind Punkte.',
  'icons-left-out': ({ count }) =>
    `${counted(count, { one: 'gewähltes Symbol fehlt', other: 'gewählte Symbole fehlen' })}.`,
  'elements-left-out': ({ count }) =>
    `${counted(count, { one: 'Textfeld, Form oder Bild fehlt', other: 'Textfelder, Formen oder Bilder fehlen' })}, weil diese Datei nur den Text der Folien enthält.`,
  'presentation-damaged': ({ title }) =>
    `„${title}“ lässt sich nicht lesen. Die Datei enthält es so, wie es gefunden wurde.`,
  'presentations-newer': ({ count }) =>
    `${counted(count, { one: 'Präsentation fehlt', other: 'Präsentationen fehlen' })}: mit einer neueren Version gemacht.`,
}

export const describeExportLoss: typeof describeEnglishLoss = (loss) => sentences[loss.kind](loss)

export const summariseLosses: typeof summariseInEnglish = ({ losses, slideIds }) => {
  const [first, ...others] = losses
  if (!first) return ''
  const number = 'slideId' in first ? slideIds.indexOf(first.slideId) + 1 : 0
  const where = number > 0 ? `${exportWords.done.slide(number)}: ` : ''
  const more =
    others.length > 0
      ? ` Und ${counted(others.length, { one: 'weitere Stelle', other: 'weitere Stellen' })}.`
      : ''
  return `Heruntergeladen. ${where}${describeExportLoss(first)}${more}`
}
