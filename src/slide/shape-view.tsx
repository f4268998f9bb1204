import type { ShapeBox } from '#core/layout/boxes.ts'

import { place, toCss } from './paint.ts'
import styles from './slide-view.module.css'

export function ShapeView({ box }: { box: ShapeBox }) {
  const { shape, fill, radius, stroke } = box
  return (
    <div
      className={styles.shape}
      style={{
        ...place(box),
        background: toCss(fill),
        borderRadius: shape === 'ellipse' ? '50%' : radius,
        ...(stroke && { border: `${stroke.width}px solid ${stroke.colour}` }),
      }}
    />
  )
}
