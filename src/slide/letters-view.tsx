import { type CSSProperties, memo } from 'react'

import type { LettersBox, SetLetters } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { LinesView } from './lines-view.tsx'
import { MarkView } from './mark-view.tsx'
import { place, reachOf } from './paint.ts'
import styles from './slide-view.module.css'
import { turned } from './turned.ts'

export type LettersViewProps = {
  box: LettersBox
  /** Where it is painted among the others. */
  layer: number
  metrics: TextMetrics
  level: 2 | 3
  /** The point that is being spoken of. */
  spokenBullet: number | null
  /** Painted, but not read out. */
  hidden: boolean
}

/** A text where it stood: a heading, a list of points, or what is none of the slide's words. */
export const LettersView = memo(function LettersView({
  box,
  layer,
  metrics,
  level,
  spokenBullet,
  hidden,
}: LettersViewProps) {
  const { role, paragraphs, turn } = box
  const isSaid = paragraphs.some(({ text }) => text.trim() !== '')
  const Name =
    role === 'title' && isSaid ? (`h${level}` as const) : role === 'content' ? 'ul' : 'div'
  const isTyped = role !== 'other' || paragraphs.some(({ part }) => part)
  const Item = role === 'content' ? 'li' : role === 'title' ? 'span' : 'p'
  return (
    <Name
      className={styles.text}
      style={{ ...wholeStage, zIndex: layer, ...turned(turn) }}
      // What cannot be typed where it stands has no field that says it.
      aria-hidden={(hidden && isTyped && !turn) || undefined}
    >
      {paragraphs.map((paragraph, index) => (
        <Item
          // A paragraph has no identity of its own: its place is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.bullet}
          data-spoken={isSpoken(paragraph, spokenBullet) || undefined}
          style={styleOf(paragraph)}
        >
          {paragraph.mark && (
            <MarkView mark={paragraph.mark} origin={paragraph} metrics={metrics} />
          )}
          <LinesView
            paragraph={paragraph}
            font={paragraph.font}
            metrics={metrics}
            origin={paragraph}
          />
        </Item>
      ))}
    </Name>
  )
})

const wholeStage: CSSProperties = {
  left: 0,
  top: 0,
  width: 1280,
  height: 720,
  pointerEvents: 'none',
}

const styleOf = (paragraph: SetLetters): CSSProperties => ({
  ...place(paragraph),
  ...(paragraph.mark && reachOf(paragraph.mark, paragraph)),
  position: 'absolute',
  display: 'block',
  margin: 0,
  color: paragraph.colour,
  fontFamily: fontStack(paragraph.font),
  fontWeight: paragraph.font.weight,
  fontStyle: paragraph.font.italic ? 'italic' : 'normal',
})

const isSpoken = ({ part }: SetLetters, index: number | null): boolean =>
  part?.field === 'content' && part.index === index
