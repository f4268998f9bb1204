import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

import type { BulletMark, Paragraph, TextBox, TextPart } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/font-stack.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { place } from './paint.ts'
import styles from './slide-view.module.css'

type TextViewProps = {
  box: TextBox
  metrics: TextMetrics
  /** Which way the slide reads: marks stand on that side. */
  rtl: boolean
  level: 2 | 3
  animate: boolean
  /** A part that is painted by somebody else, because it is being typed. */
  isHidden?: ((part: TextPart) => boolean) | undefined
}

/** Paints the lines of a text box where the layout put them; nothing is wrapped by the browser. */
export function TextView({ box, metrics, rtl, level, animate, isHidden }: TextViewProps) {
  const Heading = `h${level}` as const
  const { style, font, plate } = box
  const css: CSSProperties = {
    ...place(box),
    color: style.textColor,
    fontFamily: fontStack(font),
    fontWeight: font.weight,
    fontStyle: style.fontStyle,
    textDecorationLine: style.textDecoration,
  }
  const motion = animate ? style.animation : undefined
  const paragraphs = box.paragraphs.filter(({ part }) => !isHidden?.(part))
  return (
    <>
      {plate && (
        <div
          className={styles.shape}
          style={{ ...place(plate), background: plate.colour, borderRadius: plate.radius }}
        />
      )}
      {box.role === 'title' ? (
        <Heading className={styles.text} style={css} data-animation={motion}>
          {paragraphs.map((paragraph) => (
            <Lines key={0} paragraph={paragraph} box={box} metrics={metrics} origin={box} />
          ))}
        </Heading>
      ) : (
        <ul className={styles.text} style={css}>
          {paragraphs.map((paragraph, index) => (
            <li
              // A bullet has no identity of its own: its place is what it is.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={styles.text}
              data-animation={motion}
              style={{ ...place(paragraph, box), animationDelay: `${index * 0.1}s` }}
              data-level={paragraph.level}
            >
              {paragraph.mark && <Mark mark={paragraph.mark} rtl={rtl} origin={paragraph} />}
              <Lines paragraph={paragraph} box={box} metrics={metrics} origin={paragraph} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Origin = { x: number; y: number }
type LinesProps = { paragraph: Paragraph; box: TextBox; metrics: TextMetrics; origin: Origin }

function Lines({ paragraph, box, metrics, origin }: LinesProps) {
  const { lines, pitch, rtl } = paragraph
  const seat = seatOf(box.font, paragraph, metrics)
  return lines.map((line) => (
    <span
      key={line.start}
      className={clsx(styles.line)}
      dir={rtl ? 'rtl' : 'ltr'}
      style={{
        left: line.x - origin.x,
        top: line.baseline - seat - origin.y,
        fontSize: paragraph.sizePt * pxPerPt,
        lineHeight: `${pitch}px`,
      }}
    >
      {/* The space at its end is not painted, but keeps words apart when they are read or copied. */}
      {paragraph.text.slice(line.start, line.end)}
    </span>
  ))
}

/** Where a browser puts the baseline in a line of this height: it rounds to whole px on the way. */
export function seatOf(
  font: Font,
  { sizePt, pitch }: Pick<Paragraph, 'sizePt' | 'pitch'>,
  metrics: TextMetrics,
): number {
  const { ascent, descent } = metrics.vertical(font)
  const above = Math.round(ascent * sizePt * pxPerPt)
  const below = Math.round(descent * sizePt * pxPerPt)
  return Math.floor((pitch - above - below) / 2) + above
}

/** Middle of a small letter above its baseline, in em. */
const middle = 0.34

function Mark({ mark, rtl, origin }: { mark: BulletMark; rtl: boolean; origin: Origin }) {
  const { sizePx } = mark
  const x = mark.x - origin.x
  const baseline = mark.baseline - origin.y
  if (mark.kind === 'glyph' || mark.kind === 'number') {
    const text = mark.kind === 'glyph' ? mark.glyph : `${mark.count ?? 1}.`
    return (
      <span
        aria-hidden="true"
        className={styles.mark}
        style={{
          [rtl ? 'right' : 'left']: rtl ? `calc(100% - ${x}px)` : x,
          top: baseline - sizePx,
          color: mark.colour,
          fontFamily: mark.family,
          fontSize: sizePx,
          lineHeight: `${sizePx * 1.2}px`,
        }}
      >
        {text}
      </span>
    )
  }
  const size = mark.size * sizePx
  const height = mark.kind === 'bar' ? sizePx * 0.09 : size
  return (
    <span
      aria-hidden="true"
      className={styles.mark}
      data-mark={mark.kind}
      style={{
        left: rtl ? x - size : x,
        top: baseline - middle * sizePx - height / 2,
        width: size,
        height,
        [mark.kind === 'ring' ? 'borderColor' : 'background']: mark.colour,
      }}
    />
  )
}
