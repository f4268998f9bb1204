import type { Fill, ShapeBox } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { framePath } from '#core/layout/pictures/frame-path.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'

import { place } from './paint.ts'
import styles from './slide-view.module.css'

export function ShapeView({ box }: { box: ShapeBox }) {
  const { shape, fill, radius, stroke } = box
  if (shape === 'path') return <PathView box={box} />
  return (
    <div
      className={styles.shape}
      style={{
        ...place(box),
        background: cssFill(fill),
        borderRadius: shape === 'ellipse' ? '50%' : radius,
        ...(stroke && { border: `${stroke.width}px solid ${stroke.colour}` }),
      }}
    />
  )
}

function PathView({ box }: { box: ShapeBox }) {
  const { fill, stroke, path = [] } = box
  const frame = framePath(box)
  return (
    <svg
      className={styles.shape}
      style={{ ...place(frame), overflow: 'visible' }}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden
    >
      <path
        d={toPathText(path)}
        fill={solidOf(fill)}
        {...(stroke && {
          stroke: stroke.colour,
          strokeWidth: stroke.width,
          strokeLinecap: stroke.isRound ? 'round' : 'butt',
          strokeLinejoin: stroke.isRound ? 'round' : 'miter',
        })}
      />
    </svg>
  )
}

/** Paths have one colour. */
const solidOf = (fill: Fill): string => (fill.kind === 'solid' ? fill.colour : 'none')
