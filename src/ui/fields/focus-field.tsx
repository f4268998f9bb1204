import { type PointerEvent, useRef } from 'react'

import type { CropArea } from './crop-field.tsx'
import styles from './focus-field.module.css'
import { SliderField } from './slider-field.tsx'

/** Shares of the width and height of what is shown. */
export type FocusPoint = { x: number; y: number }

export type FocusFieldProps = {
  /** Where the picture is loaded from. */
  url: string
  /** The part of it that is shown. */
  part: CropArea
  value: FocusPoint
  onChange: (point: FocusPoint) => void
  labels: { across: string; acrossNumber: string; down: string; downNumber: string }
}

/** A point in a picture: pressed or dragged there, or set by sliders. */
export function FocusField({ url, part, value, onChange, labels }: FocusFieldProps) {
  const area = useRef<HTMLDivElement>(null)
  const take = ({ clientX, clientY }: PointerEvent) => {
    const rect = area.current?.getBoundingClientRect()
    if (!rect) return
    onChange({
      x: toShare((clientX - rect.left) / rect.width),
      y: toShare((clientY - rect.top) / rect.height),
    })
  }
  const slide = (axis: 'x' | 'y') => (percent: number) =>
    onChange({ ...value, [axis]: percent / 100 })
  return (
    <div className={styles.field}>
      {/* The sliders below do the same for keyboards and screen readers. */}
      <div className={styles.picture} aria-hidden="true">
        <img src={url} alt="" draggable={false} />
        <div
          ref={area}
          className={styles.part}
          style={{
            left: `${part.x * 100}%`,
            top: `${part.y * 100}%`,
            width: `${part.width * 100}%`,
            height: `${part.height * 100}%`,
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            take(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event)
          }}
        >
          <span
            className={styles.point}
            style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          />
        </div>
      </div>
      <SliderField
        label={labels.across}
        numberLabel={labels.acrossNumber}
        value={percent(value.x)}
        min={0}
        max={100}
        unit="%"
        onChange={slide('x')}
      />
      <SliderField
        label={labels.down}
        numberLabel={labels.downNumber}
        value={percent(value.y)}
        min={0}
        max={100}
        unit="%"
        onChange={slide('y')}
      />
    </div>
  )
}

const toShare = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

const percent = (share: number): number => Math.round(share * 100)
