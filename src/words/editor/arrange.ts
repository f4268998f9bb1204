import { counted } from '../formats.ts'
import { translatable } from '../language.ts'

/** What is said where elements of a slide that keeps its look are moved by hand. */
export const arrangeWords = translatable('arrangeWords', {
  start: 'Move and resize elements',
  /** Of a slide that is composed here: what lies over it. */
  over: {
    heading: 'Over the slide',
    hint: 'Text boxes, shapes, lines and pictures where you want them. The slide below stays as it is and goes on adapting to its words and theme.',
    start: 'Put something over the slide',
    again: 'Arrange what lies over the slide',
    done: 'Done',
  },
  /** Of a slide that is composed here: its own parts, moved by hand. */
  free: {
    start: 'Place parts of the slide freely',
    title: 'Place this slide freely?',
    text: 'Titles, figures, cards and pictures become elements that you move and resize by hand. They look as they do now, and from then on they stay where they are: they no longer adapt to the words, the layout or the theme. Undo takes it back, and “Back to its layout” brings the slide back at any time.',
    confirm: 'Place freely',
    hint: 'Every part of the slide can be moved now. The first change places the slide freely.',
  },
  layer: 'Elements of the slide',
  /** Heard with the first element, and read in the panel. */
  keys: 'Space selects, with Shift several. Arrow keys move, with Alt they resize; with Shift in larger steps. Delete removes. F2 types in its words. Ctrl with G groups, with Shift it ungroups; Space again selects one of a group. Escape ends.',
  hint: 'Select an element on the slide: click or tap it, with Shift several, or draw a frame around them. Press twice to type.',
  kinds: {
    title: 'Title',
    subtitle: 'Subtitle',
    text: 'Text',
    shape: 'Shape',
    line: 'Line',
    picture: 'Picture',
    table: 'Table',
    chart: 'Chart',
  },
  inGroup: (name: string, group: string): string => `${name}, group ${group}`,
  named: (kind: string, words: string): string => `${kind}: ${words}`,
  numbered: (kind: string, number: number): string => `${kind} ${number}`,
  picked: (amount: number): string =>
    counted(amount, { one: 'element selected', other: 'elements selected' }),
  order: 'Order',
  steps: {
    front: 'To front',
    forward: 'Forward',
    backward: 'Backward',
    back: 'To back',
  },
  align: 'Align',
  sides: {
    left: 'Align left',
    centre: 'Align center',
    right: 'Align right',
    top: 'Align top',
    middle: 'Align middle',
    bottom: 'Align bottom',
  },
  spread: { across: 'Distribute across', down: 'Distribute down' },
  duplicate: 'Duplicate',
  group: 'Group',
  ungroup: 'Ungroup',
  remove: 'Delete',
  removed: (amount: number): string =>
    `${counted(amount, { one: 'element', other: 'elements' })} deleted.`,
  words: 'Words',
  place: 'Place',
  lengths: { x: 'Left', y: 'Top', width: 'Width', height: 'Height', turn: 'Turn' },
  alt: 'Alternative text',
  altHint: 'What it shows, for those who do not see it.',
  replace: 'Replace picture',
  surfaces: { fill: 'Fill', line: 'Line' },
  noColour: (surface: string): string => `${surface}: none`,
  letters: {
    group: 'Letters',
    paragraphs: 'Alignment of text',
    switches: {
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
    },
    aligns: {
      left: 'Text to the left',
      center: 'Text in the center',
      right: 'Text to the right',
      justify: 'Justified text',
    },
    marks: { bullet: 'Bullets', number: 'Numbers' },
    face: 'Typeface',
    size: 'Size in points',
    colour: 'Text color',
    mixed: 'Several',
  },
  /** Above the buttons that change words while they are typed. */
  selected: 'The selected letters, or the paragraph you are in:',
  add: {
    group: 'Add to the slide',
    kinds: {
      text: 'Text box',
      rectangle: 'Rectangle',
      ellipse: 'Circle',
      line: 'Line',
      arrow: 'Arrow',
    },
    picture: 'Picture',
    /** What a new text says until somebody types. */
    text: 'Text',
  },
})
