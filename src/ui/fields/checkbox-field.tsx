import type { InputHTMLAttributes } from 'react'

import styles from './checkbox-field.module.css'

export type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string
}

export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.field}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
