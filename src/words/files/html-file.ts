import { translatable } from '../language.ts'
import { describeCredit } from '../editor/picture.ts'

/** What a presentation says around its slides when it is a web page of its own. */
export const htmlFileWords = translatable('htmlFileWords', {
  language: 'en',
  untitled: 'Presentation',
  slide: (number: number, total: number, title: string): string =>
    `Slide ${number} of ${total}${title && `: ${title}`}`,
  notes: 'Notes',
  noNotes: 'No notes for this slide.',
  credit: (credit: Parameters<typeof describeCredit>[0]): string => {
    const text = describeCredit(credit)
    return text && `Picture: ${text}`
  },
  previous: 'Previous slide',
  next: 'Next slide',
  overview: 'All slides',
  print: 'Print',
  fullscreen: 'Fullscreen',
  keys: 'Keys',
  keyList: [
    ['→ Space', 'Next slide'],
    ['←', 'Previous slide'],
    ['Home, End', 'First, last slide'],
    ['5 Enter', 'Slide 5'],
    ['O', 'All slides'],
    ['S', 'Notes'],
    ['F', 'Fullscreen'],
    ['B', 'Black screen'],
    ['Ctrl P', 'Print'],
  ],
  close: 'Close',
  talk: {
    controls: 'Talk',
    play: 'Play',
    pause: 'Pause',
    position: 'Position',
    captions: 'Captions',
    speed: 'Speed',
    keyList: [
      ['Space K', 'Play, pause'],
      ['J, L', 'Back, forward 10 seconds'],
      ['C', 'Captions'],
      ['M', 'Mute'],
      ['→', 'Next slide'],
    ],
  },
  needsScript: 'Pictures and buttons need JavaScript. The text of all slides is here.',
})
