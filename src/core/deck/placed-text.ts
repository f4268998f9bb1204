import * as v from 'valibot'

import { textSlots } from '../layout/boxes.ts'
import {
  length,
  size,
  share,
  count,
  yes,
  name,
  colour,
  insets,
  pair,
  placedLimits,
} from './placed-units.ts'

/** Of letters that look alike. Its face is called as in the file. */
export const runLook = v.object({
  face: name,
  size,
  colour,
  bold: yes,
  italic: yes,
  underline: yes,
  strike: yes,
  /** Between letters, in px. */
  spacing: v.exactOptional(length),
  /** Above the line, as a share of its size; such letters are smaller. */
  raise: v.exactOptional(share),
  caps: v.exactOptional(v.picklist(['all', 'small'])),
  highlight: v.exactOptional(colour),
  link: v.exactOptional(v.string()),
})

export const spacing = v.union([v.object({ share }), v.object({ px: length })])

export const mark = v.object({
  /** As it stands there, or how it is counted. */
  text: v.exactOptional(name),
  number: v.exactOptional(v.object({ style: name, from: count })),
  /** A sign of no typeface; `scale` is its width. */
  drawn: v.exactOptional(v.picklist(['square', 'disc', 'ring', 'bar'])),
  face: v.exactOptional(name),
  /** As the first letters where it does not say so. */
  bold: v.exactOptional(v.boolean()),
  spacing: v.exactOptional(length),
  colour: v.exactOptional(colour),
  /** By that of the first letters. */
  scale: v.exactOptional(share),
})

/** Which words of the slide it shows: a range of them where they were set in several paragraphs. */
export const part = v.variant('field', [
  v.object({ field: v.literal('title'), range: v.exactOptional(pair) }),
  v.object({
    field: v.literal('content'),
    index: count,
    /** Of a form that took the point apart; `slot` says what it was there. */
    range: v.exactOptional(pair),
    slot: v.exactOptional(v.picklist(textSlots)),
  }),
])

export const paragraph = v.object({
  part: v.exactOptional(part),
  /** Its words, where they are none of the slide's. */
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(100_000))),
  /** Places in the words at which a new line begins in place of a space. */
  breaks: v.exactOptional(v.pipe(v.array(count), v.maxLength(1_000))),
  /** Up to which letter which of the text's looks goes; the last goes on. */
  runs: v.pipe(v.array(pair), v.maxLength(placedLimits.runs)),
  align: v.exactOptional(v.picklist(['center', 'right', 'justify'])),
  rtl: yes,
  level: v.exactOptional(count),
  left: v.exactOptional(length),
  right: v.exactOptional(length),
  indent: v.exactOptional(length),
  before: v.exactOptional(spacing),
  after: v.exactOptional(spacing),
  pitch: v.exactOptional(spacing),
  mark: v.exactOptional(mark),
})

export const text = v.object({
  looks: v.pipe(v.array(runLook), v.minLength(1), v.maxLength(placedLimits.runs)),
  paragraphs: v.pipe(v.array(paragraph), v.maxLength(placedLimits.paragraphs)),
  anchor: v.exactOptional(v.picklist(['middle', 'bottom'])),
  insets,
  /** Lines end where their author ended them. */
  isUnwrapped: yes,
  /** All lines together stand in the middle. */
  isCentred: yes,
  /** Set lying and turned by so many degrees. */
  vertical: v.exactOptional(v.picklist([90, 270])),
  columns: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(16))),
  columnGap: v.exactOptional(size),
  fit: v.exactOptional(v.picklist(['shrink', 'grow'])),
  /** By how much its author's program made letters smaller, and lines closer. */
  scale: v.exactOptional(share),
  tighten: v.exactOptional(share),
})
