import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'

import styles from './field.module.css'

type FieldFrame = {
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
function Frame({
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

function splitFrame<P extends FieldFrame & { className?: string | undefined }>(props: P) {
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

export type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>
    /** Decorative, inside the box at its start. */
    icon?: ReactNode
  }

/** Of whatever script it is, what is typed reads from the side that its first letter asks for. */
export function TextField({ icon, ...props }: TextFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Frame {...frame}>
      {(wiring) => (
        <span className={styles.box} data-icon={icon ? true : undefined}>
          {icon}
          {/* Beside an icon the text keeps to its side, where there is room for both. */}
          <input type="text" dir={icon ? undefined : 'auto'} {...control} {...wiring} />
        </span>
      )}
    </Frame>
  )
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { frame, control } = splitFrame(props)
  const [shown, setShown] = useState(false)
  return (
    <Frame {...frame}>
      {(wiring) => (
        <span className={styles.box} data-toggle>
          <input {...control} {...wiring} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </span>
      )}
    </Frame>
  )
}

export type TextAreaFieldProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = splitFrame(props)
  return <Frame {...frame}>{(wiring) => <textarea dir="auto" {...control} {...wiring} />}</Frame>
}

export type SelectFieldProps = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> }

/** The browser's own select: it is the one every phone and screen reader knows. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitFrame(props)
  return (
    <Frame {...frame}>
      {(wiring) => (
        <span className={styles.box} data-select>
          <select {...control} {...wiring} />
        </span>
      )}
    </Frame>
  )
}
