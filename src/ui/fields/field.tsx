import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'

import { type FieldFrame, Frame, splitFrame } from './field-frame.tsx'
import styles from './field.module.css'

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
