import type { Imported } from '#workspace/files/import-job.ts'

import { counted } from '../../formats.ts'
import type {
  describeLoss as describeInEnglish,
  lossWords as English,
} from '../../files/import-losses.ts'
import type { Translation } from '../../language-pack.ts'

type Loss = Imported['losses'][number]

export const lossWords: Translation<typeof English> = {
  heading: (amount) =>
    counted(amount, { one: 'Stelle wird anders sein', other: 'Stellen werden anders sein' }),
  text: 'Alle übrigen Wörter, Bilder und Zahlen werden übernommen.',
  slide: (number) => `Folie ${number}`,
  whole: 'Die ganze Datei',
}

const pictures = (amount: number): string =>
  counted(amount, { one: 'Bild fehlt', other: 'Bilder fehlen' })

const charts = (amount: number): string => counted(amount, { one: 'Diagramm', other: 'Diagramme' })

const shapes = (amount: number): string => counted(amount, { one: 'Form', other: 'Formen' })

const texts = (amount: number): string => counted(amount, { one: 'Text', other: 'Texte' })

const sentences: Record<Loss['kind'], (count: number, format: string) => string> = {
  'slide-unreadable': () => 'Diese Folie lässt sich nicht lesen und bleibt leer.',
  'notes-unreadable': () => 'Die Notizen lassen sich nicht lesen.',
  'points-unreadable': (count) =>
    `${counted(count, { one: 'Punkt fehlt', other: 'Punkte fehlen' })}: kein Text.`,
  look: () => 'Ein Stil, der hier nicht bekannt ist, fehlt.',
  'picture-kind': (count, format) => `${pictures(count)}: Kein Browser zeigt ${format}.`,
  'picture-absent': (count) => `${pictures(count)}: nicht in der Datei oder beschädigt.`,
  'picture-too-large': (count) => `${pictures(count)}: größer als 10\u00a0MB oder 40 Megapixel.`,
  'picture-address': (count) => `${pictures(count)}: Die Adresse führt zu keinem Bild.`,
  'picture-linked': (count) => `${pictures(count)}: nur verlinkt und nicht in der Datei.`,
  'pictures-left-out': (count) => `${pictures(count)}: mehr, als auf eine Folie passen.`,
  drawing: (count) => `${counted(count, { one: 'Zeichnung fehlt', other: 'Zeichnungen fehlen' })}.`,
  'kept-chart': (count) => `${charts(count)} nicht im ursprünglichen Aussehen gezeigt.`,
  'kept-object': (count) =>
    `${counted(count, { one: 'eingebettete Datei', other: 'eingebettete Dateien' })} ohne Bild davon.`,
  'kept-drawing': (count) =>
    `${counted(count, { one: 'Zeichnung', other: 'Zeichnungen' })} nicht im ursprünglichen Aussehen gezeigt.`,
  'kept-element': (count) =>
    `${counted(count, { one: 'Form fehlt', other: 'Formen fehlen' })}: mehr, als auf eine Folie passen, oder weit daneben.`,
  'kept-pattern': (count) =>
    `${counted(count, { one: 'Muster', other: 'Muster' })} in einer einzigen Farbe oder als einfacheres Muster.`,
  'kept-gradient': (count) =>
    `${counted(count, { one: 'Farbverlauf', other: 'Farbverläufe' })} in Kreisen statt entlang des Umrisses, oder, bei Linien, in einer Farbe.`,
  'kept-tile': (count) =>
    `${counted(count, { one: 'Bild, das etwas füllt', other: 'Bilder, die etwas füllen' })}, anders gekachelt oder gestreckt.`,
  'kept-outline': (count) => `${shapes(count)} als Rechteck.`,
  'kept-depth': (count) => `${shapes(count)} flach, ohne Tiefe.`,
  'kept-glow': (count) =>
    `${shapes(count)} ohne Leuchten, Spiegelung, weiche Kante oder inneren Schatten.`,
  'kept-group': (count) =>
    `${counted(count, { one: 'Gruppe', other: 'Gruppen' })} ohne Schatten oder Leuchten.`,
  'kept-warp': (count) => `${texts(count)} gerade statt im Bogen.`,
  'kept-recoloured': (count) =>
    `${counted(count, { one: 'Bild', other: 'Bilder' })} in den Farben der Datei, ohne was umgefärbt oder durchsichtig war.`,
  'kept-letters': (count) =>
    `${texts(count)} in schlichten Buchstaben, ohne Umriss, Schatten oder Farbverlauf.`,
  'kept-setting': (count) => `${texts(count)} ohne Tabulatoren gesetzt.`,
  'kept-bullet': (count) => `${texts(count)} mit Punkten statt Bildern vor den Zeilen.`,
  'kept-date': (count) =>
    `${texts(count)} ohne das Datum des Tages: Es fehlt oder bleibt, wie es in der Datei steht.`,
  'kept-link': (count) =>
    `${counted(count, { one: 'Form oder Bild führt', other: 'Formen oder Bilder führen' })} beim Anklicken nirgendwohin.`,
  'kept-table': (count) =>
    `${counted(count, { one: 'Tabelle', other: 'Tabellen' })} schlicht gezeigt: Ihr Stil ist hier nicht bekannt.`,
  'kept-chart-kind': (count) => `${charts(count)} als nächstliegende Art gezeichnet.`,
  'kept-chart-colours': (count) =>
    `${charts(count)} in einfachen Farben statt mit Verläufen oder Mustern gezeichnet.`,
  'kept-chart-axes': (count) => `${charts(count)} auf einer anderen Skala gezeichnet.`,
  'kept-chart-lines': (count) =>
    `${charts(count)} ohne zweite Achse, Trendlinien oder Fehlerbalken gezeichnet.`,
  'kept-cut': (count) =>
    `${counted(count, { one: 'Form oder Tabelle enthält', other: 'Formen oder Tabellen enthalten' })} mehr, als sich zeigen lässt. Das Ende fehlt.`,
  transition: () => 'Der Übergang fehlt.',
  animation: () => 'Animationen fehlen.',
  audio: (count) => `${counted(count, { one: 'Ton fehlt', other: 'Töne fehlen' })}.`,
  video: (count) => `${counted(count, { one: 'Video fehlt', other: 'Videos fehlen' })}.`,
  'diagram-as-text': (count) =>
    `${counted(count, { one: 'Schaubild wird', other: 'Schaubilder werden' })} zu Punkten.`,
  'chart-kind': (count) =>
    `${charts(count)} in der nächstliegenden Art gezeichnet: Linien für Netz und Kurs, Punkte für Blasen, Säulen für einen Kreis mit negativen Werten.`,
  'chart-kinds': (count) => `${charts(count)} aus mehreren Arten in einer Art gezeichnet.`,
  'chart-depth': (count) => `${charts(count)} flach gezeichnet, ohne Tiefe.`,
  'chart-stacking': (count) => `${charts(count)} anders oder nicht mehr gestapelt.`,
  'chart-levels': (count) =>
    `${charts(count)} mit Namen auf mehreren Ebenen: Nur die innerste bleibt.`,
  'chart-cut': (count) => `${charts(count)} mit mehr, als sich zeigen lässt. Der Rest fehlt.`,
  'chart-own-slide': (count) =>
    `${counted(count, {
      one: 'weiteres Diagramm bekommt eine eigene Folie',
      other: 'weitere Diagramme bekommen eigene Folien',
    })}.`,
  'chart-as-table': (count) =>
    `${counted(count, { one: 'Diagramm wird', other: 'Diagramme werden' })} zu Zahlen.`,
  'chart-as-picture': (count) =>
    `${counted(count, { one: 'Diagramm wird zu einem Bild', other: 'Diagramme werden zu Bildern' })}.`,
  'chart-unreadable': (count) =>
    `${counted(count, { one: 'Diagramm fehlt', other: 'Diagramme fehlen' })}.`,
  'table-as-text': (count) =>
    `${counted(count, { one: 'Tabelle wird', other: 'Tabellen werden' })} zu Punkten.`,
  'embedded-object': (count) =>
    `${counted(count, { one: 'eingebettete Datei fehlt', other: 'eingebettete Dateien fehlen' })}.`,
  'equation-as-text': (count) =>
    `${counted(count, { one: 'Formel steht', other: 'Formeln stehen' })} in einer Zeile.`,
  'code-as-text': (count) =>
    `${counted(count, { one: 'Codeblock wird', other: 'Codeblöcke werden' })} zu einfachem Text.`,
  'included-file': () => 'Folien aus einer anderen Datei fehlen. Importiere auch diese Datei.',
  comments: (count) => `${counted(count, { one: 'Kommentar fehlt', other: 'Kommentare fehlen' })}.`,
  links: (count) =>
    `${counted(count, { one: 'Link bleibt', other: 'Links bleiben' })} einfacher Text.`,
  'points-hidden': (count) =>
    `${counted(count, { one: 'Punkt hat', other: 'Punkte haben' })} auf der Folie keinen Platz.`,
  'pictures-hidden': (count) =>
    `${counted(count, { one: 'Bild hat', other: 'Bilder haben' })} auf der Folie keinen Platz.`,
  'rows-hidden': (count) =>
    `${counted(count, { one: 'Zeile der Tabelle hat', other: 'Zeilen der Tabelle haben' })} auf der Folie keinen Platz.`,
  'text-overflows': () => 'Hier steht mehr Text, als Platz hat: Ein Teil davon ist nicht zu lesen.',
  'text-left-out': () => 'Hier ist mehr Text, als eine Folie fasst. Das Ende fehlt.',
  'title-left-out': () => 'Der Titel ist zu lang. Sein Ende fehlt.',
  'logo-left-out': () => 'Das Logo fehlt: nicht in der Datei, oder kein Bild.',
  'typeface-left-out': () => 'Eine Schrift fehlt.',
  theme: () => 'Ein Design, das hier nicht bekannt ist, fehlt.',
  'pronunciations-left-out': () =>
    'Es sind mehr Aussprachen, als eine Präsentation fasst. Der Rest fehlt.',
  'text-as-notes': () => 'Lange Absätze werden zu Notizen.',
  'document-pictures': (count) =>
    `${counted(count, { one: 'Bild außerhalb des Textes fehlt', other: 'Bilder außerhalb des Textes fehlen' })}.`,
  'pages-left-out': (count) =>
    `${counted(count, { one: 'Seite am Ende fehlt', other: 'Seiten am Ende fehlen' })}.`,
  'presentations-unreadable': (count) =>
    `${counted(count, { one: 'Präsentation fehlt', other: 'Präsentationen fehlen' })}: beschädigt.`,
  'presentations-left-out': () => 'Es sind zu viele Präsentationen. Der Rest fehlt.',
  macros: () => 'Makros fehlen.',
}

export const describeLoss: typeof describeInEnglish = (loss) =>
  sentences[loss.kind]('count' in loss ? loss.count : 1, 'format' in loss ? loss.format : '')
