import { type CSSProperties, Fragment, memo } from 'react'

import type { Paragraph, TextBox } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import { groupByPoint } from '#core/layout/texts/group-by-point.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findDelay } from '#core/show/slide-motion.ts'

import { LinesView } from './lines-view.tsx'
import { MarkView } from './mark-view.tsx'
import { place, reachOf } from './paint.ts'
import styles from './slide-view.module.css'

type TextViewProps = {
  box: TextBox
  metrics: TextMetrics
  level: 2 | 3
  animate: boolean
  /** The bullet that is being spoken of. */
  spokenBullet: number | null
  /** Painted, but not read out. */
  hidden: boolean
}

/** Paints the lines of a text box where the layout put them; nothing is wrapped by the browser. */
export const TextView = memo(function TextView({
  box,
  metrics,
  level,
  animate,
  spokenBullet,
  hidden,
}: TextViewProps) {
  // A heading without words is one too many for those who jump from heading to heading.
  const Heading = box.paragraphs.some(({ text }) => text.trim()) ? (`h${level}` as const) : 'div'
  const { style, font, plate } = box
  const css: CSSProperties = {
    ...place(box),
    color: style.textColor,
    fontFamily: fontStack(font),
    fontWeight: font.weight,
    fontStyle: style.fontStyle,
  }
  const isUnderlined = style.textDecoration === 'underline'
  const motion = animate && style.animation !== 'none' ? style.animation : undefined
  const { paragraphs } = box
  const groups = groupByPoint(paragraphs)
  return (
    <>
      {plate && (
        <div
          className={styles.shape}
          style={{ ...place(plate), background: plate.colour, borderRadius: plate.radius }}
        />
      )}
      {box.role === 'title' ? (
        <Heading
          className={styles.text}
          style={css}
          data-animation={motion}
          aria-hidden={hidden || undefined}
        >
          {paragraphs.map((paragraph) => (
            <LinesView
              key={0}
              paragraph={paragraph}
              font={font}
              metrics={metrics}
              origin={box}
              isUnderlined={isUnderlined}
            />
          ))}
        </Heading>
      ) : (
        paragraphs.length > 0 && (
          <ul className={styles.text} style={css} aria-hidden={hidden || undefined}>
            {groups.map((group, index) => {
              const before = groups[index - 1]
              const top = before ? before.y + before.height : box.y
              const [first] = group.paragraphs
              return (
                <li
                  // A bullet has no identity of its own: its place is what it is.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className={styles.bullet}
                  data-animation={motion}
                  data-level={first.level}
                  data-spoken={isBullet(first, spokenBullet) || undefined}
                  style={{
                    marginTop: group.y - top,
                    marginLeft: group.x - box.x,
                    width: group.width,
                    height: group.height,
                    ...(first.mark && reachOf(first.mark, group)),
                    ...(motion && { animationDelay: `${findDelay(first.part)}s` }),
                  }}
                >
                  {group.paragraphs.map((paragraph) => (
                    <Fragment key={paragraph.y}>
                      {paragraph.mark && (
                        <MarkView mark={paragraph.mark} origin={group} metrics={metrics} />
                      )}
                      <LinesView
                        paragraph={paragraph}
                        font={font}
                        metrics={metrics}
                        origin={group}
                        isUnderlined={isUnderlined}
                      />
                    </Fragment>
                  ))}
                </li>
              )
            })}
          </ul>
        )
      )}
    </>
  )
})

const isBullet = ({ part }: Paragraph, index: number | null): boolean =>
  part.field === 'content' && part.index === index
