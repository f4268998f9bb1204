import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import type { TextFieldProps } from './field.tsx'
import { Frame, splitFrame } from './field-frame.tsx'
import styles from './field.module.css'

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
