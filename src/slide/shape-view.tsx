import type { ShapeBox } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/css-fill.ts'

import { place } from './paint.ts'
import styles from './slide-view.module.css'

export function ShapeView({ box }: { box: ShapeBox }) {
  const { shape, fill, radius, stroke } = box
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
