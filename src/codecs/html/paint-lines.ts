import type { LinePiece, Paragraph } from '#core/layout/boxes.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { findSeat } from '#core/layout/find-seat.ts'
import { fontStack, letterSpacing } from '#core/layout/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import { escapeMarkup } from '../metafile/escape-markup.ts'
import type { Painter } from './painter.ts'
import { type Declarations, writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

type Lines = Pick<Paragraph, 'text' | 'lines' | 'pitch' | 'rtl' | 'sizePt'>

/** Lines that are broken already, each where it belongs in what they are placed in. */
export function paintLines(
  { text, lines, pitch, rtl, sizePt }: Lines,
  font: Font,
  origin: { x: number; y: number },
  { styles, metrics }: Painter,
): string {
  const sizePx = sizePt * pxPerPt
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  const type = styles.classFor({ 'font-size': sizePx, 'line-height': writePx(pitch) })
  return lines
    .map((line) => {
      const spot = styles.classFor({
        left: line.x - origin.x,
        top: line.baseline - seat - origin.y,
        // The space at its end hangs over, on whichever side it ends.
        width: line.width,
      })
      // It is not seen, but keeps words apart when they are read or copied.
      const space = /\s/.test(text.charAt(line.end - 1)) ? ' ' : ''
      return writeElement(
        'span',
        { class: `line ${type} ${spot}`, dir: rtl ? 'rtl' : 'ltr' },
        paintWords(line.text, line.pieces, rtl, styles) + space,
      )
    })
    .join('')
}

/** On the line's own baseline, however large a piece of it is. */
function paintWords(
  text: string,
  pieces: readonly LinePiece[] | undefined,
  rtl: boolean,
  styles: Painter['styles'],
): string {
  if (!pieces) return escapeMarkup(text)
  // They stand from left to right; the browser turns them again.
  return (rtl ? pieces.toReversed() : pieces)
    .map(({ text: words, font, colour, scale, look }) => {
      const name = styles.classFor({
        ...writeFont(font),
        'font-size': `${scale}em`,
        'line-height': '0',
        color: colour,
        'text-decoration-line': look?.link === undefined ? undefined : 'underline',
      })
      return emphasise(look, name, escapeMarkup(words))
    })
    .join('')
}

/** What it is to whoever listens, and where it leads; all that is seen of it is in the class. */
function emphasise(
  { strong, stressed, code, link }: Look = {},
  name: string,
  words: string,
): string {
  const names = [
    ...(link === undefined ? [] : ['a']),
    ...(strong ? ['strong'] : []),
    ...(stressed ? ['em'] : []),
    ...(code ? ['code'] : []),
  ]
  const [outermost = 'span', ...inner] = names
  const inside = inner.reduceRight((markup, element) => writeElement(element, {}, markup), words)
  const address =
    outermost === 'a' ? { href: link, target: '_blank', rel: 'noopener noreferrer' } : {}
  return writeElement(outermost, { class: name, ...address }, inside)
}

export const writeFont = (font: Font): Declarations => ({
  'font-family': fontStack(font),
  'font-weight': String(font.weight),
  'font-style': font.italic ? 'italic' : 'normal',
  'letter-spacing': font.tracking ? letterSpacing(font) : undefined,
})
