import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { textEditorWords as English } from '../../editor/text-editor.ts'

/** Downwards, so that what falls short never reads as enough. */
const floorRatio = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10)

export const textEditorWords: Translation<typeof English> = {
  title: 'Einfacher Texteditor',
  preview: 'Vorschau',
  part: 'Text, der gestaltet wird',
  parts: { title: 'Titel', content: 'Inhalt' },
  notShown: {
    title: 'Das Layout dieser Folie zeigt keinen Titel.',
    content: 'Das Layout dieser Folie zeigt keine Punkte.',
  },

  presets: 'Stilvorlagen',
  preset: {
    theme: 'Design',
    headline: 'Schlagzeile',
    calm: 'Ruhig',
    editorial: 'Magazin',
    accent: 'Akzent',
    label: 'Etikett',
    underlined: 'Unterstrichen',
    large: 'Groß',
    strong: 'Kräftig',
    aside: 'Nebenbei',
    centred: 'Zentriert',
    card: 'Karte',
    lively: 'Lebhaft',
  },
  sample: 'Aa',
  reset: 'Zurücksetzen',
  resetHint: 'Zurück zu dem, was das Design vorgibt',

  fontSize: 'Schriftgröße',
  size: (size) => size.toUpperCase(),
  points: (points) => `${points}\u00a0pt`,
  textAlign: 'Ausrichtung',
  align: { left: 'Links', center: 'Mitte', right: 'Rechts' },
  emphasis: 'Hervorhebung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  textColor: 'Textfarbe',
  backgroundColor: 'Hintergrundfarbe',
  transparent: 'Durchsichtig',
  swatch: (colour) => `Farbe ${colour}`,
  picker: (field) => `${field}: beliebige Farbe wählen`,
  hex: (field) => `${field}: Hexwert`,
  animation: 'Animation',
  animations: {
    none: 'Keine',
    fadeIn: 'Einblenden',
    slideIn: 'Hereingleiten',
    bounce: 'Federn',
  },
  play: 'Abspielen',
  stillness:
    'Dein System bittet um weniger Bewegung, deshalb werden Animationen weder hier noch in der Vorführung abgespielt.',

  faint: (ratio, needed) =>
    `Hier schwer zu lesen: Der Kontrast ist ${floorRatio(ratio)}\u00a0:\u00a01, und Text dieser Größe braucht ${formatNumber(needed)}\u00a0:\u00a01.`,
  makeReadable: 'Lesbar machen',
  faintElsewhere: (slides) =>
    `Schwer zu lesen auf ${counted(slides, { one: 'anderen Folie', other: 'anderen Folien' })}.`,

  scope: 'Anwenden auf',
  scopes: { slide: 'Diese Folie', deck: 'Alle Folien' },
  apply: 'Anwenden',
}
