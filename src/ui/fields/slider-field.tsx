import { useId, useState } from 'react'

import styles from './slider-field.module.css'

export type SliderFieldProps = {
  label: string
  /** Names the box in which the number can be typed. */
  numberLabel: string
  value: number
  min: number
  max: number
  step?: number
  /** After the number: px, %, °. */
  unit?: string
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number within limits, by sliding or by typing. */
export function SliderField({
  label,
  numberLabel,
  value,
  min,
  max,
  step = 1,
  unit,
  disabled = false,
  onChange,
}: SliderFieldProps) {
  const id = useId()
  // Only while it is being typed: half a number may lie outside the limits.
  const [typed, setTyped] = useState<string | null>(null)

  const type = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text !== '' && number >= min && number <= max) onChange(number)
  }
  const finish = () => {
    const number = Number(typed)
    if (typed) onChange(Math.min(max, Math.max(min, number || 0)))
    setTyped(null)
  }

  return (
    <div className={styles.field} data-disabled={disabled || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.number}>
        <input
          type="number"
          aria-label={numberLabel}
          inputMode={min < 0 ? 'text' : 'numeric'}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={value}
        aria-valuetext={unit ? `${value} ${unit}` : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
