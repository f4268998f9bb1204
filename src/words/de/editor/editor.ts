import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { editorWords as English } from '../../editor/editor.ts'
import { choosePlural, counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

const saveFailureReasons: Record<StoreFailure['code'], string> = {
  'storage-full': 'Der Browser hat keinen Platz mehr für diese Website.',
  'storage-unavailable': 'Der Browser hat die App nicht in seinen Speicher schreiben lassen.',
  'not-loaded': 'Ein Teil der App, der speichert, konnte nicht geladen werden.',
  'not-found': 'Diese Präsentation wurde in einem anderen Tab gelöscht.',
  damaged: 'Die gespeicherte Kopie lässt sich nicht mehr lesen.',
  'newer-version': 'In diesem Browser wurde eine neuere Version der App benutzt.',
}

export const editorWords: Translation<typeof English> = {
  back: 'Zurück zur Bibliothek',
  deckTitle: 'Titel der Präsentation',
  counter: (slide, total, auto = false) =>
    `Folie ${slide} von ${total}${auto ? ' (automatisch)' : ''}`,
  actions: {
    group: 'Präsentation',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    add: 'Folie hinzufügen',
    addText: 'Textfolie hinzufügen',
    addImage: 'Bildfolie hinzufügen',
    addBlank: 'Leere Folie hinzufügen',
    duplicate: 'Duplizieren',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    hide: 'Folie ausblenden',
    show: 'Folie einblenden',
    delete: 'Löschen',
    download: 'Präsentation herunterladen',
    more: 'Weitere Aktionen',
    previous: 'Zurück',
    next: 'Weiter',
    fullscreen: 'Vollbild',
    fromStart: 'Vollbild ab der ersten Folie',
    textEditor: 'Texteditor',
    photoEditor: 'Bildeditor',
    generateImage: 'Bild erzeugen',
    play: 'Abspielen',
    present: 'Vortragen',
    export: 'Exportieren',
    print: 'Drucken',
    pdf: 'PDF',
    pptx: 'PPTX',
    json: 'JSON',
    html: 'Webseite (HTML)',
  },
  deckTools: 'Werkzeuge der Präsentation',
  toolbar: 'Werkzeuge der Folie',
  controls: 'Steuerung der Folie',
  panel: 'Folienleiste',
  skip: {
    slide: 'Zur Folie springen',
    play: 'Zu Abspielen springen',
    notes: 'Zu den Notizen springen',
  },
  navigationDisabled: 'Blättern geht nicht, während alles vorgetragen wird',
  save: {
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    unsaved: 'Nicht gespeichert',
    recovered: 'Deine Änderungen sind wieder gespeichert',
    waiting: {
      title: 'Deine letzten Änderungen sind noch nicht gespeichert',
      advice: () =>
        'Sie sind in diesem Tab, und das Speichern wird von selbst noch einmal versucht. Lade zur Sicherheit eine Kopie herunter.',
    },
    lasting: {
      title: 'Deine letzten Änderungen lassen sich nicht speichern',
      advice: ({ code }) =>
        code === 'newer-version'
          ? 'Sie sind nur in diesem Tab. Lade jetzt eine Kopie herunter und dann den Tab neu, um die App zu aktualisieren.'
          : 'Sie sind nur in diesem Tab. Lade jetzt eine Kopie herunter, bevor du ihn schließt.',
    },
    reason: ({ code }) => saveFailureReasons[code],
    retry: 'Jetzt speichern',
  },
  slide: {
    label: 'Folie',
    title: 'Titel',
    points: 'Punkte',
    point: (number) => `Punkt ${number}`,
    textBox: 'Textfeld',
    textBoxKeys:
      'Eingabe beginnt eine neue Zeile, Pfeiltasten führen zu den anderen Texten, Esc wählt das Textfeld aus',
    edit: 'Den Text dieser Folie bearbeiten',
    titlePlaceholder: 'Klicke, um einen Titel einzugeben',
    pointPlaceholder: 'Klicke, um Text einzugeben',
    titleKeys: 'Pfeiltasten führen zu den Punkten, Esc verlässt die Folie',
    pointKeys:
      'Die Eingabetaste macht einen neuen Punkt, Tab ändert seine Ebene, Strg oder Cmd mit B, I oder K macht Wörter fett, kursiv oder zu einem Link, Pfeiltasten führen zu den anderen Texten, Esc verlässt die Folie',
    notes: 'Notizen',
    notesTools: 'Werkzeuge der Notizen',
    notesPlaceholder: 'Klicke und schreib, was zu dieser Folie gesagt wird',
    noNotes: 'Diese Folie hat keine Notizen.',
    notesCount: (words) => `${counted(words, { one: 'Wort', other: 'Wörter' })}.`,
    notesHeight: 'Höhe der Notizen',
    notesLines: (lines) => counted(lines, { one: 'Zeile', other: 'Zeilen' }),
    notesTip: 'Mit 50–80 Wörtern passt die Zeit am besten.',
  },
  link: {
    title: 'Link',
    description: (words) => `Wohin „${words}“ führt.`,
    address: 'Adresse',
    invalid: 'Gib eine Webadresse wie https://example.org oder eine E-Mail-Adresse ein.',
    save: 'Speichern',
    remove: 'Link entfernen',
  },
  emphasis: { group: 'Wörter eines Punkts', strong: 'Fett', stressed: 'Kursiv', link: 'Link' },
  leftOut: {
    title: 'Diese Präsentation wird nicht ganz gezeigt',
    fields: {
      title: (most) => `Ihr Titel hat mehr als ${formatNumber(most)} Zeichen.`,
      theme: () => 'Ihr Design ist hier nicht bekannt.',
      pronunciations: (most) => `Sie hat mehr als ${formatNumber(most)} Aussprachen.`,
    },
    advice: 'Der Rest bleibt gespeichert, bis du etwas änderst.',
  },
  pasteCut: (kept) =>
    `Dieser Text ist zu lang für eine Stelle. Seine ersten ${formatNumber(kept)} Zeichen wurden eingefügt.`,
  inspector: { label: 'Eigenschaften', design: 'Gestaltung', operations: 'Diese Folie' },
  card: {
    label: 'Folie bearbeiten',
    heading: 'Text',
    edit: 'Bearbeiten',
    save: 'Speichern',
    addPoint: 'Punkt hinzufügen',
    removePoint: (number) => `Punkt ${number} löschen`,
    notes: 'Notizen',
    hint: 'Schreib auf die Folie selbst, oder bearbeite hier alle ihre Texte.',
  },
  picture: {
    heading: 'Bild',
    none: 'Lade eines hoch, oder zieh es auf die Folie.',
    upload: 'Bild hochladen',
    uploading: 'Bild wird hinzugefügt …',
    replace: 'Bild ersetzen',
    remove: 'Bild entfernen',
    edit: 'Im Bildeditor bearbeiten',
    several: (count) => counted(count, { one: 'Bild', other: 'Bilder' }),
    alt: (number) => `Was Bild ${number} zeigt`,
    altPlaceholder: 'Was es zeigt',
    first: (number) => `Bild ${number} an den Anfang`,
    removeOne: (number) => `Bild ${number} entfernen`,
    drop: 'Loslassen, um das Bild auf diese Folie zu setzen',
    failures: { unreadable: 'Die Bilddatei konnte nicht gelesen werden' },
  },
  table: {
    heading: 'Tabelle oder Diagramm',
    size: (rows, columns) =>
      `${counted(rows, { one: 'Zeile', other: 'Zeilen' })}, ${counted(columns, { one: 'Spalte', other: 'Spalten' })}`,
    add: 'Tabelle hinzufügen',
    addChart: 'Diagramm hinzufügen',
    edit: 'Tabelle bearbeiten',
    editChart: 'Diagramm bearbeiten',
    remove: 'Tabelle entfernen',
    removeChart: 'Diagramm entfernen',
    title: 'Tabelle',
    chartTitle: 'Diagramm',
    description: 'Zellen aus einer Tabellenkalkulation lassen sich hier einfügen.',
    show: 'Zeigen als',
    looks: {
      table: 'Tabelle',
      columns: 'Säulen',
      bars: 'Balken',
      stacked: 'Gestapelt',
      line: 'Linie',
      area: 'Fläche',
      pie: 'Kreis',
      doughnut: 'Ring',
      scatter: 'Punkte',
    },
    preview: 'Vorschau',
    noFigures:
      'Noch sind keine Zahlen zum Zeichnen da. Namen gehören in die erste Spalte, Zahlen in die anderen.',
    notWhole: 'Teile eines Ganzen können nicht negativ sein, deshalb werden Säulen gezeichnet.',
    onlyFirst: 'Nur die erste Spalte mit Zahlen wird als Teile eines Ganzen gezeigt.',
    chartAlt: 'Beschreibung für alle, die es nicht sehen',
    chartAltHint: 'Bleibt das Feld leer, werden die Zahlen vorgelesen.',
    hasHeader: 'Die erste Zeile benennt die Spalten',
    apply: 'Anwenden',
    cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
    addRow: 'Zeile hinzufügen',
    addColumn: 'Spalte hinzufügen',
    removeRow: (row) => `Zeile ${row} löschen`,
    removeColumn: (column) => `Spalte ${column} löschen`,
  },
  notices: {
    failed:
      'Das Bild dieser Folie konnte nicht geladen werden. Wähle ein anderes, oder entferne es.',
    overflows:
      'Hier steht mehr Text, als Platz hat. Kürze ihn, oder verschiebe etwas auf eine andere Folie.',
    hidden: (count) =>
      `${counted(count, { one: 'Punkt wird', other: 'Punkte werden' })} in diesem Layout nicht gezeigt. Wähle ein anderes, um ${choosePlural(count, { one: 'ihn', other: 'sie' })} zu sehen.`,
    hiddenKept: (count) =>
      `${counted(count, { one: 'Punkt wird', other: 'Punkte werden' })} nicht gezeigt: Die Folie behält ihr ursprüngliches Aussehen, und darin ist kein Platz dafür.`,
    hiddenPictures: (count) =>
      `${counted(count, { one: 'Bild wird', other: 'Bilder werden' })} nicht gezeigt: Es sind mehr, als auf eine Folie passen.`,
    hiddenSlide: 'Diese Folie ist ausgeblendet. Vorführung und Druck lassen sie aus.',
    remote: (count) =>
      `${counted(count, { one: 'Bild liegt', other: 'Bilder liegen' })} auf anderen Websites und ${choosePlural(count, { one: 'wird', other: 'werden' })} erst geladen, wenn du es verlangst.`,
    loadPictures: 'Bilder laden',
    loadingPictures: 'Bilder werden geladen …',
    remoteKept: (count) =>
      `${counted(count, { one: 'Bild ist', other: 'Bilder sind' })} jetzt Teil der Präsentation.`,
    remoteShown: (count) =>
      `${counted(count, { one: 'Bild ließ', other: 'Bilder ließen' })} sich nicht kopieren und ${choosePlural(count, { one: 'wird', other: 'werden' })} jedes Mal aus dem Netz geladen.`,
  },
}
