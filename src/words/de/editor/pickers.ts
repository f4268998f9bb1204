import { counted } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { pickerWords as English } from '../../editor/pickers.ts'

const slides = (amount: number): string => counted(amount, { one: 'Folie', other: 'Folien' })

export const pickerWords: Translation<typeof English> = {
  brand: {
    choose: 'Marke: Logo, Farben, Schriften',
    hint: 'Anstelle derer des Designs. Text bleibt lesbar: Eine Farbe, die ihn verstecken würde, wird verschoben.',
    logo: {
      label: 'Logo',
      current: 'Das Logo dieser Präsentation',
      choose: 'Logo wählen',
      replace: 'Anderes Logo',
      remove: 'Logo entfernen',
      hint: 'Auf jeder Folie, wo das Design Platz dafür hat. Am besten PNG oder SVG ohne Hintergrund.',
      failures: { broken: 'Diese Datei zeigt kein Bild.' },
    },
    colours: { background: 'Hintergrund', title: 'Titel', content: 'Text', accent: 'Akzent' },
    themes: 'Wie im Design',
    swatch: (colour) => `Farbe ${colour}`,
    picker: (field) => `${field}: beliebige Farbe wählen`,
    hex: (field) => `${field}: Hexwert`,
    saveHint:
      'Design, Logo, Farben, Schriften und Fußzeile werden in diesem Browser als deine Marke aufbewahrt.',
    save: 'Als meine Marke speichern',
    saved: 'Als deine Marke gespeichert. Neue Präsentationen übernehmen sie.',
    savedWithoutFont: 'Als deine Marke gespeichert, ohne die Schrift (zu groß).',
    take: 'Meine Marke übernehmen',
    taken: 'Diese Präsentation trägt deine Marke.',
    clear: 'Zurück zum Design',
  },
  furniture: {
    choose: 'Fußzeile, Datum und Nummer',
    hint: 'Unten auf jeder Folie, wo das Design Platz dafür hat.',
    footer: 'Fußzeile',
    date: 'Datum',
    dates: { none: 'Keines', fixed: 'Fest', today: 'Heute' },
    fixedDate: 'Datum, das gezeigt wird',
    number: 'Foliennummer',
    notOnCover: 'Nicht auf der Titelfolie',
  },
  theme: {
    label: 'Design',
    choose: 'Designs',
    current: (name) => `Design: ${name}`,
    hint: 'Für die ganze Präsentation.',
    pointing: 'Zeig auf eines, um es auf der Folie zu sehen.',
    keptOwn: (amount) =>
      `${counted(amount, { one: 'Folie behält ihr', other: 'Folien behalten ihr' })} ursprüngliches Aussehen.`,
  },
  layout: {
    label: 'Layout',
    choose: 'Layouts für diese Folie',
    current: (name) => `Layout: ${name}`,
    automatic: 'Automatisch',
    automaticNow: (name) => `Jetzt: ${name}`,
    doesNotFit: 'Für anderen Text',
    hides: (points) => `Verbirgt ${counted(points, { one: 'Punkt', other: 'Punkte' })}`,
  },
  drawing: {
    heading: 'Zeichnung',
    hint: 'Was das Design auf diese Folie zeichnet.',
    another: 'Andere Zeichnung',
    remove: 'Zeichnung entfernen',
    restore: 'Wieder zeichnen',
  },
  look: {
    heading: 'Ursprüngliches Aussehen',
    hint: {
      kept: 'Gezeigt wie in der Datei. Der Text lässt sich bearbeiten wie auf jeder Folie.',
      restyled: 'Hier gestaltet. Wie sie in der Datei aussah, ist aufbewahrt.',
    },
    one: { restyled: 'Diese Folie neu gestalten', kept: 'Ursprüngliches Aussehen zurückholen' },
    all: {
      restyled: (amount) => `Alle neu gestalten (${slides(amount)})`,
      kept: (amount) => `Aussehen für alle zurückholen (${slides(amount)})`,
    },
    done: {
      restyled: (amount) => `${slides(amount)} neu gestaltet.`,
      kept: (amount) => `Das ursprüngliche Aussehen ist zurück: ${slides(amount)}.`,
    },
  },
  placing: {
    heading: 'Frei angeordnet',
    hint: {
      kept: 'Ihre Teile stehen, wo du sie hingesetzt hast. Der Text lässt sich bearbeiten wie auf jeder Folie.',
      restyled: 'Wieder in ihrem Layout. Wo du ihre Teile hingesetzt hattest, ist aufbewahrt.',
    },
    one: { restyled: 'Zurück zu ihrem Layout', kept: 'Teile wieder wie zuvor anordnen' },
    done: {
      restyled: () => 'Die Folie ist wieder in ihrem Layout.',
      kept: () => 'Ihre Teile stehen wieder, wo du sie hingesetzt hast.',
    },
  },
  icons: {
    heading: 'Symbole',
    hint: 'Nach den Wörtern jedes Punkts gefunden oder von dir gewählt.',
    plainHint: 'Anstelle der Zahlen: nach den Wörtern jedes Punkts gefunden oder von dir gewählt.',
    show: 'Symbole zeigen',
    remove: 'Symbole entfernen',
    current: (point, icon) => `${point}: ${icon}`,
    untitled: (number) => `Punkt ${number}`,
    choose: (point) => `Symbol für ${point}`,
    search: 'Symbole suchen',
    byItself: 'Von selbst',
    none: 'Keines',
    found: (count) => counted(count, { one: 'Symbol', other: 'Symbole' }),
    nothing: 'Kein Symbol für diese Wörter. Versuche es mit einem anderen Wort.',
    missing:
      'Die Symbole konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.',
  },
}
