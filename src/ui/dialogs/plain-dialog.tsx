import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import styles from './plain-dialog.module.css'

type PlainDialogProps = {
  title: string
  children: ReactNode
  /** Buttons, in reading order: the way out first, the main action last. */
  actions: ReactNode
  onClose: () => void
}

/** The browser's own, for what must be there when `Dialog`, which is fetched later, is not. */
export function PlainDialog({ title, children, actions, onClose }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is taken away, it gives the focus back to where it was.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
