import { type ReactNode, useId } from 'react'

import styles from './file-drop.module.css'
import { Spinner } from '../notices/spinner.tsx'

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
} & ({ onFile: (file: File) => void } | { onFiles: (files: readonly File[]) => void })

/** A place to choose a file, or several. That it can also be dropped is up to whoever lies around it. */
export function FileDrop({
  label,
  hint,
  accept,
  icon,
  initialFocus = false,
  busy = false,
  ...take
}: FileDropProps) {
  const id = useId()
  const takesMany = 'onFiles' in take
  const onFiles = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (takesMany) take.onFiles(files)
    else take.onFile(file)
  }
  return (
    <label className={styles.drop}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        multiple={takesMany}
        aria-label={label}
        aria-describedby={id}
        aria-busy={busy || undefined}
        data-initial-focus={initialFocus || undefined}
        // Disabled it would lose the focus, which comes back from choosing just then.
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Emptied, so that the same file can be chosen again after it failed.
          event.target.value = ''
          onFiles(files)
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
