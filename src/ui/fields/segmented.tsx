import { type ReactNode, useId } from 'react'

import styles from './segmented.module.css'

export type SegmentedOption<T extends string> = { value: T; label: string; icon?: ReactNode }

export type SegmentedProps<T extends string> = {
  label: string
  value: T
  options: readonly SegmentedOption<T>[]
  onChange: (value: T) => void
  /** Shows icons only; the labels stay for assistive technology and as tooltips. */
  iconsOnly?: boolean
}

/** One of a few, all in sight. Native radio buttons underneath, so arrow keys work. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  iconsOnly = false,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          title={iconsOnly ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!iconsOnly && <span>{option.label}</span>}
        </label>
      ))}
    </fieldset>
  )
}
