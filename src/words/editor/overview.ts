import { choosePlural, counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

const slides = (count: number): string => counted(count, { one: 'slide', other: 'slides' })
const place = (slide: number, total: number): string =>
  `${formatNumber(slide)} of ${formatNumber(total)}`

/** What the Slide Overview says. */
export const overviewWords = translatable('overviewWords', {
  label: 'Slide Overview',
  total: slides,
  /** How a thumbnail is called. */
  slide: (number: number, total: number, title: string): string =>
    title.trim() ? `Slide ${number} of ${total}: ${title}` : `Slide ${number} of ${total}`,
  hiddenSlide: (number: number, total: number, title: string): string =>
    `${overviewWords.slide(number, total, title)} (hidden)`,
  navigationDisabled: 'Navigation disabled during auto-advance',
  menu: (number: number): string => `Actions for slide ${number}`,
  actions: {
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    duplicate: 'Duplicate',
    moveUp: 'Move up',
    moveDown: 'Move down',
    hide: 'Hide slide',
    show: 'Show slide',
    delete: 'Delete',
  },
  /** Beside what is dragged. */
  dragged: slides,
  news: {
    moved: (count: number, slide: number, total: number): string =>
      choosePlural(count, {
        one: `Slide moved to ${place(slide, total)}`,
        other: `${slides(count)} moved, from ${place(slide, total)}`,
      }),
    deleted: (count: number): string => `${slides(count)} deleted`,
    /** When every slide was to go. */
    deletedAllButOne: (count: number): string =>
      `${slides(count)} deleted. A presentation keeps at least one slide.`,
    hidden: (count: number): string =>
      `${slides(count)} hidden. Shows and prints leave ${choosePlural(count, { one: 'it', other: 'them' })} out.`,
    shown: (count: number): string => `${slides(count)} shown again`,
    duplicated: (count: number): string => `${slides(count)} duplicated`,
    copied: (count: number): string => `${slides(count)} copied`,
    cut: (count: number): string => `${slides(count)} cut`,
    pasted: (count: number): string => `${slides(count)} pasted`,
    undone: 'Undone',
    redone: 'Redone',
    selected: (count: number): string => `${slides(count)} selected`,
  },
  missingPictures: (count: number): string =>
    choosePlural(count, {
      one: 'One picture is not in this browser, so it could not come along.',
      other: `${formatNumber(count)} pictures are not in this browser, so they could not come along.`,
    }),
  cannotCopy: (keys: string): string =>
    `The browser did not let the app copy. Press ${keys} instead.`,
  cutShort: 'A slide held more than slides take in. The end of it was left out.',
  tooMuch: 'What was copied is too much to paste at once. Copy fewer slides.',
  cannotPaste:
    'What was copied cannot be read as slides. Copy it again with this version of the app.',
})
