import { choosePlural, counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { overviewWords as English } from '../../editor/overview.ts'

const slides = (count: number): string => counted(count, { one: 'Folie', other: 'Folien' })
const place = (slide: number, total: number): string =>
  `${formatNumber(slide)} von ${formatNumber(total)}`

export const overviewWords: Translation<typeof English> = {
  label: 'Folienübersicht',
  total: slides,
  slide: (number, total, title) =>
    title.trim() ? `Folie ${number} von ${total}: ${title}` : `Folie ${number} von ${total}`,
  hiddenSlide: (number, total, title) =>
    `${overviewWords.slide(number, total, title)} (ausgeblendet)`,
  navigationDisabled: 'Blättern geht nicht, während alles vorgetragen wird',
  menu: (number) => `Aktionen für Folie ${number}`,
  actions: {
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    duplicate: 'Duplizieren',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    hide: 'Folie ausblenden',
    show: 'Folie einblenden',
    delete: 'Löschen',
  },
  dragged: slides,
  news: {
    moved: (count, slide, total) =>
      choosePlural(count, {
        one: `Folie verschoben auf Platz ${place(slide, total)}`,
        other: `${slides(count)} verschoben, ab Platz ${place(slide, total)}`,
      }),
    deleted: (count) => `${slides(count)} gelöscht`,
    deletedAllButOne: (count) =>
      `${slides(count)} gelöscht. Eine Präsentation behält mindestens eine Folie.`,
    hidden: (count) =>
      `${slides(count)} ausgeblendet. Vorführung und Druck lassen ${choosePlural(count, { one: 'sie', other: 'diese' })} aus.`,
    shown: (count) => `${slides(count)} wieder eingeblendet`,
    duplicated: (count) => `${slides(count)} dupliziert`,
    copied: (count) => `${slides(count)} kopiert`,
    cut: (count) => `${slides(count)} ausgeschnitten`,
    pasted: (count) => `${slides(count)} eingefügt`,
    undone: 'Rückgängig gemacht',
    redone: 'Wiederholt',
    selected: (count) => `${slides(count)} ausgewählt`,
  },
  missingPictures: (count) =>
    choosePlural(count, {
      one: 'Ein Bild ist nicht in diesem Browser und konnte deshalb nicht mitkommen.',
      other: `${formatNumber(count)} Bilder sind nicht in diesem Browser und konnten deshalb nicht mitkommen.`,
    }),
  cannotCopy: (keys) => `Der Browser hat das Kopieren nicht erlaubt. Drücke stattdessen ${keys}.`,
  cutShort: 'Eine Folie enthielt mehr, als Folien aufnehmen. Das Ende wurde weggelassen.',
  tooMuch: 'Das ist zu viel, um es auf einmal einzufügen. Kopiere weniger Folien.',
  cannotPaste:
    'Was kopiert wurde, lässt sich nicht als Folien lesen. Kopiere es noch einmal mit dieser Version der App.',
}
