import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

import styles from './field.module.css'

export type FieldFrame = {
  label: string
  /** Says what to type, before anything went wrong. */
  hint?: ReactNode
  /** Says what is wrong and what to do; read out when it appears. */
  error?: string | null | undefined
  /** Shown after the label, e.g. 'optional'. */
  mark?: string
  /** Keeps the label for assistive technology only, as in a search box. */
  labelHidden?: boolean
}

type Control = {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  className: string
}

/** Label, control, hint and error as one, wired together for assistive technology. */
export function Frame({
  label,
  hint,
  error,
  mark,
  labelHidden,
  className,
  children,
}: FieldFrame & { className?: string | undefined; children: (control: Control) => ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: styles.control ?? '',
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function splitFrame<P extends FieldFrame & { className?: string | undefined }>(props: P) {
  const { label, hint, error, mark, labelHidden, className, ...control } = props
  const frame = {
    label,
    hint,
    error,
    className,
    ...(mark !== undefined && { mark }),
    ...(labelHidden !== undefined && { labelHidden }),
  }
  return { frame, control }
}
