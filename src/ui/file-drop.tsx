import { type ReactNode, useId } from 'react'

import styles from './file-drop.module.css'
import { Spinner } from './spinner.tsx'

export type FileDropProps = {
  label: string
  hint: ReactNode
  /** What the system's file chooser offers, as in `image/*`. */
  accept: string
  /** Decorative. */
  icon: ReactNode
  /** A dialog that opens begins here. */
  initialFocus?: boolean
  busy?: boolean
  onFile: (file: File) => void
}

/** A place to choose a file. That it can also be dropped is up to whoever lies around it. */
export function FileDrop({
  label,
  hint,
  accept,
  icon,
  initialFocus = false,
  busy = false,
  onFile,
}: FileDropProps) {
  const id = useId()
  return (
    <label className={styles.drop}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        aria-label={label}
        aria-describedby={id}
        disabled={busy}
        data-initial-focus={initialFocus || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that the same file can be chosen again after it failed.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {busy ? <Spinner /> : icon}
      <span className={styles.label}>{label}</span>
      <span id={id} className={styles.hint}>
        {hint}
      </span>
    </label>
  )
}
