import { counted } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { photoEditorWords as English } from '../../editor/photo-editor.ts'

const untitled = 'Ohne Titel'

export const photoEditorWords: Translation<typeof English> = {
  title: 'Bildeditor',
  tabs: {
    label: 'Seiten des Bildeditors',
    select: 'Hochladen und wählen',
    shape: 'Form und Stil',
    effects: 'Effekte und Filter',
    position: 'Lage und Größe',
  },
  preview: {
    label: 'Vorschau',
    empty: 'Noch kein Bild. Lade eines hoch, oder wähle eines von unseren.',
    remote:
      'Dieses Bild liegt auf einer anderen Website und ist nicht geladen. Seine Einstellungen kannst du trotzdem ändern.',
  },
  apply: 'Anwenden',
  remove: 'Bild entfernen',
  reset: 'Zurücksetzen',
  resetHint: 'Zurück zu den Vorgaben dieser Seite',
  resetAll: 'Alles zurücksetzen',
  dismiss: 'Ausblenden',
  applyFailed: 'Das Bild konnte nicht auf die Folie gesetzt werden. Versuche es noch einmal.',
  loadFailed:
    'Das Bild konnte nicht geladen werden. Prüfe die Adresse, oder nimm ein anderes Bild.',

  upload: 'Bild hochladen',
  uploadHint: 'JPG, PNG, GIF bis 10\u00a0MB',
  uploadWays: 'Wähle eine Datei, zieh sie hierher, oder füge sie ein.',
  uploading: 'Das Bild wird vorbereitet …',
  builtIn: 'Eingebaute Bilder',
  builtInHint: 'Von uns gezeichnet, frei verwendbar, ohne Netz.',
  builtInNames: {
    hills: 'Hügel in der Dämmerung',
    'paper-waves': 'Papierwellen',
    tiles: 'Kacheln',
    contours: 'Höhenlinien',
    aurora: 'Polarlicht',
    leaves: 'Blätter',
    'city-blocks': 'Häuserblocks',
    constellation: 'Sternkarte',
  },
  imageError: 'Fehler beim Bild',

  alt: 'Alternativtext',
  altHint:
    'Was das Bild zeigt, für Menschen, die es nicht sehen. Leer lassen, wenn es nur schmückt.',

  search: {
    title: 'Openverse',
    label: 'Openverse durchsuchen',
    placeholder: 'Leuchtturm, Markt, Wald …',
    privacy:
      'Freie Bilder aus dem Netz. Deine Wörter gehen an openverse.org, wenn du auf Suchen drückst.',
    button: 'Suchen',
    searching: 'Wird gesucht …',
    found: (count) => counted(count, { one: 'Bild gefunden', other: 'Bilder gefunden' }),
    nothing: 'Nichts gefunden. Versuche es mit weniger oder anderen Wörtern.',
    more: 'Mehr zeigen',
    choose: ({ title, creator }) =>
      creator ? `${title || untitled}, von ${creator}` : title || untitled,
    failures: {
      offline:
        'Openverse ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
      'too-many-requests':
        'Openverse bittet um eine Pause. Warte eine Minute und versuche es noch einmal.',
      unavailable:
        'Openverse hat keine brauchbare Antwort gegeben. Versuche es später noch einmal.',
    },
    fetchFailed: 'Dieses Bild konnte nicht geladen werden. Nimm ein anderes.',
  },
  creditSource: 'Quelle',

  shape: 'Form',
  shapes: {
    rectangle: 'Rechteck',
    circle: 'Kreis',
    rounded: 'Abgerundet',
    hexagon: 'Sechseck',
    triangle: 'Dreieck',
    star: 'Stern',
    heart: 'Herz',
  },
  borderWidth: 'Rahmenbreite',
  borderColor: 'Rahmenfarbe',
  borderStyle: 'Rahmenart',
  borderStyles: {
    solid: 'Durchgezogen',
    dashed: 'Gestrichelt',
    dotted: 'Gepunktet',
    double: 'Doppelt',
  },
  shadow: 'Schatten',
  shadows: {
    none: 'Keiner',
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    glow: 'Leuchten',
  },
  overlay: 'Überlagerung',
  overlays: {
    none: 'Keine',
    dark: 'Dunkel',
    light: 'Hell',
    gradient: 'Verlauf',
    color: 'Farbe',
  },
  overlayColor: 'Farbe der Überlagerung',
  overlayOpacity: 'Deckkraft der Überlagerung',
  swatch: (colour) => `Farbe ${colour}`,
  picker: (field) => `${field}: beliebige Farbe wählen`,
  hex: (field) => `${field}: Hexwert`,

  effects: {
    brightness: 'Helligkeit',
    contrast: 'Kontrast',
    saturation: 'Sättigung',
    hue: 'Farbton',
    blur: 'Unschärfe',
    sepia: 'Sepia',
    grayscale: 'Graustufen',
    rotation: 'Drehung',
    scale: 'Größe',
    opacity: 'Deckkraft',
  },
  number: (field) => `${field}: Zahl`,

  position: 'Lage',
  positions: {
    'top-left': 'Oben links',
    top: 'Oben',
    'top-right': 'Oben rechts',
    left: 'Links',
    center: 'Mitte',
    right: 'Rechts',
    'bottom-left': 'Unten links',
    bottom: 'Unten',
    'bottom-right': 'Unten rechts',
  },
  positionHint: 'Für ein Bild, das kleiner ist als sein Platz auf der Folie.',
  fit: 'Einpassen',
  fits: {
    cover: 'Rahmen füllen',
    contain: 'Ganzes Bild zeigen',
  },
  fitHint:
    'Füllt das Bild den Rahmen, wird abgeschnitten, was keinen Platz hat. Diagramme und Bildschirmfotos zeigst du am besten ganz.',
  fitOfShape: (shape) => `${shape} hat eine eigene Form, die das Bild immer füllt.`,
  size: 'Größe',
  sizes: {
    small: 'Klein 25\u00a0%',
    medium: 'Mittel 50\u00a0%',
    large: 'Groß 75\u00a0%',
    full: 'Voll 100\u00a0%',
  },
  crop: 'Zuschneiden',
  cropHint:
    'Zieh den Rahmen, oder bewege ihn mit den Pfeiltasten. Der Rest des Bildes bleibt erhalten.',
  cropReset: 'Zuschnitt entfernen',
  cropLabels: {
    area: 'Teil des Bildes, der gezeigt wird',
    northWest: 'Linke obere Ecke des Zuschnitts',
    north: 'Obere Kante des Zuschnitts',
    northEast: 'Rechte obere Ecke des Zuschnitts',
    east: 'Rechte Kante des Zuschnitts',
    southEast: 'Rechte untere Ecke des Zuschnitts',
    south: 'Untere Kante des Zuschnitts',
    southWest: 'Linke untere Ecke des Zuschnitts',
    west: 'Linke Kante des Zuschnitts',
  },
  focus: 'Bildmittelpunkt',
  focusHint: 'Was zu sehen bleibt, wo der Rahmen etwas abschneidet. Drücke im Bild auf die Stelle.',
  focusLabels: {
    across: 'Bildmittelpunkt von links',
    acrossNumber: 'Bildmittelpunkt von links, als Zahl',
    down: 'Bildmittelpunkt von oben',
    downNumber: 'Bildmittelpunkt von oben, als Zahl',
  },
}
