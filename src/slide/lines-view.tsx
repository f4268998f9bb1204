import type { LinePiece, Paragraph } from '#core/layout/boxes.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { fontStack, letterSpacing } from '#core/layout/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { findSeat } from '#core/layout/find-seat.ts'
import styles from './slide-view.module.css'

type LinesViewProps = {
  paragraph: Pick<Paragraph, 'text' | 'lines' | 'pitch' | 'rtl' | 'sizePt'>
  font: Font
  metrics: TextMetrics
  /** What the lines are placed in. */
  origin: { x: number; y: number }
  isUnderlined?: boolean
}

/** Lines that are broken already, each where it belongs. */
export function LinesView({
  paragraph,
  font,
  metrics,
  origin,
  isUnderlined = false,
}: LinesViewProps) {
  const { text, lines, pitch, rtl } = paragraph
  const sizePx = paragraph.sizePt * pxPerPt
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  return lines.map((line) => (
    <span
      key={line.start}
      className={styles.line}
      dir={rtl ? 'rtl' : 'ltr'}
      style={{
        left: line.x - origin.x,
        top: line.baseline - seat - origin.y,
        // The space at its end hangs over, on whichever side it ends.
        width: line.width,
        fontSize: sizePx,
        // Here, where the size is: what an element above would hand down is a share of its own size.
        letterSpacing: letterSpacing(font),
        lineHeight: `${pitch}px`,
        ...(isUnderlined && !line.pieces && underlined),
      }}
    >
      {line.pieces
        ? inReadingOrder(line.pieces, rtl).map((piece, index) =>
            showPiece(piece, index, isUnderlined),
          )
        : line.text}
      {/* It is not seen, but keeps words apart when they are read or copied. */}
      {/\s/.test(text.charAt(line.end - 1)) && ' '}
    </span>
  ))
}

/** Pieces stand from left to right; the browser turns them again. */
const inReadingOrder = (pieces: readonly LinePiece[], rtl: boolean): readonly LinePiece[] =>
  rtl ? pieces.toReversed() : pieces

/** On the line's own baseline, however large it is, and underlined in its own colour. */
function showPiece(
  { text, font, colour, scale, look }: LinePiece,
  index: number,
  isUnderlined: boolean,
) {
  const Name = nameElement(look)
  return (
    <Name
      key={index}
      style={{
        fontFamily: fontStack(font),
        fontWeight: font.weight,
        fontStyle: font.italic ? 'italic' : 'normal',
        fontSize: `${scale}em`,
        letterSpacing: letterSpacing(font),
        lineHeight: 0,
        color: colour,
        ...((isUnderlined || look?.link !== undefined) && underlined),
      }}
    >
      {text}
    </Name>
  )
}

const underlined = { textDecorationLine: 'underline' }

/** So that whoever listens hears what stands out; where it leads is for those who watch a file or a show. */
const nameElement = (look: Look | undefined) =>
  look?.code ? 'code' : look?.strong ? 'strong' : look?.stressed ? 'em' : 'span'
