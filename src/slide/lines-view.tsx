import { use } from 'react'

import type { LinePiece, Paragraph } from '#core/layout/boxes.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { fontStack, letterSpacing } from '#core/layout/typefaces/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { findSeat } from '#core/layout/find-seat.ts'
import { FollowLinksContext } from './follow-links-context.ts'
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
  const followsLinks = use(FollowLinksContext)
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
        ? inReadingOrder(line.pieces, rtl).map((piece) =>
            showPiece(piece, { isUnderlined, followsLinks }),
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
  piece: LinePiece,
  { isUnderlined, followsLinks }: { isUnderlined: boolean; followsLinks: boolean },
) {
  const { text, font, colour, scale, look } = piece
  const Name = nameElement(look)
  const words = (
    <Name
      key={piece.x}
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
  return look?.link !== undefined && followsLinks ? (
    <a
      key={piece.x}
      href={look.link}
      target="_blank"
      rel="noopener noreferrer"
      // What it stands in may lie over other things, and lets presses through.
      style={pressable}
    >
      {words}
    </a>
  ) : (
    words
  )
}

const pressable = { pointerEvents: 'auto' } as const
const underlined = { textDecorationLine: 'underline' }

/** So that whoever listens hears what stands out. */
const nameElement = (look: Look | undefined) =>
  look?.code ? 'code' : look?.strong ? 'strong' : look?.stressed ? 'em' : 'span'
