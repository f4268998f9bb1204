import type { LinePiece, Paragraph } from '#core/layout/boxes.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { findSeat } from '#core/layout/find-seat.ts'
import { fontStack, letterSpacing } from '#core/layout/typefaces/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import { escapeMarkup } from '../metafile/escape-markup.ts'
import type { Painter } from './painter.ts'
import { type Declarations, writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

type LinesLook = { font: Font; isUnderlined?: boolean }

type Lines = Pick<Paragraph, 'text' | 'lines' | 'pitch' | 'rtl' | 'sizePt'>

/** Lines that are broken already, each where it belongs in what they are placed in. */
export function paintLines(
  { text, lines, pitch, rtl, sizePt }: Lines,
  { font, isUnderlined = false }: LinesLook,
  origin: { x: number; y: number },
  { styles, metrics }: Painter,
): string {
  const sizePx = sizePt * pxPerPt
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  const type = styles.classFor({
    'font-size': sizePx,
    'line-height': writePx(pitch),
    ...writeTracking(font),
  })
  const underline = writeUnderline(isUnderlined)
  return lines
    .map((line) => {
      const spot = styles.classFor({
        left: line.x - origin.x,
        top: line.baseline - seat - origin.y,
        // The space at its end hangs over, on whichever side it ends.
        width: line.width,
        ...(!line.pieces && underline),
      })
      // It is not seen, but keeps words apart when they are read or copied.
      const space = /\s/.test(text.charAt(line.end - 1)) ? ' ' : ''
      return writeElement(
        'span',
        { class: `line ${type} ${spot}`, dir: rtl ? 'rtl' : 'ltr' },
        (line.pieces
          ? paintPieces(inReadingOrder(line.pieces, rtl), isUnderlined, styles)
          : escapeMarkup(line.text)) + space,
      )
    })
    .join('')
}

/** They stand from left to right; the browser turns them again. */
const inReadingOrder = (pieces: readonly LinePiece[], rtl: boolean): readonly LinePiece[] =>
  rtl ? pieces.toReversed() : pieces

/** On the line's own baseline, however large a piece of it is, and underlined in its own colour. */
const paintPieces = (
  pieces: readonly LinePiece[],
  isUnderlined: boolean,
  styles: Painter['styles'],
): string =>
  pieces
    .map(({ text, font, colour, scale, look }) => {
      const name = styles.classFor({
        ...writeFont(font),
        'font-size': `${scale}em`,
        'letter-spacing': letterSpacing(font),
        'line-height': '0',
        color: colour,
        ...writeUnderline(isUnderlined || look?.link !== undefined),
      })
      return emphasise(look, name, escapeMarkup(text))
    })
    .join('')

const writeUnderline = (isUnderlined: boolean): Declarations =>
  isUnderlined ? { 'text-decoration-line': 'underline' } : {}

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
})

/** Belongs where the size is: what an element above would hand down is a share of its own size. */
export const writeTracking = (font: Font): Declarations =>
  font.tracking ? { 'letter-spacing': letterSpacing(font) } : {}
