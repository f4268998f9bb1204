import type { BulletMark } from '#core/layout/boxes.ts'
import { fontStack, letterSpacing } from '#core/layout/typefaces/font-stack.ts'
import { linePitch } from '#core/layout/stage.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { findSeat } from '#core/layout/find-seat.ts'
import { place } from './paint.ts'
import styles from './slide-view.module.css'

type MarkViewProps = {
  mark: BulletMark
  origin: { x: number; y: number }
  metrics: TextMetrics
}

/** Painted beside the text, not in it, so that copying a bullet copies its words alone. */
export function MarkView({ mark, origin, metrics }: MarkViewProps) {
  if (mark.kind !== 'text')
    return (
      <span
        aria-hidden="true"
        className={styles.mark}
        data-mark={mark.kind}
        style={{
          ...place(mark, origin),
          ...(mark.kind === 'ring' ? { borderColor: mark.colour } : { background: mark.colour }),
        }}
      />
    )
  const { font, sizePx, baseline, colour, x } = mark
  const pitch = sizePx * linePitch
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  return (
    <span
      aria-hidden="true"
      className={styles.mark}
      data-text={mark.text}
      style={{
        left: x - origin.x,
        top: baseline - seat - origin.y,
        color: colour,
        fontFamily: fontStack(font),
        fontWeight: font.weight,
        fontStyle: font.italic ? 'italic' : 'normal',
        fontSize: sizePx,
        letterSpacing: letterSpacing(font),
        lineHeight: `${pitch}px`,
      }}
    />
  )
}
