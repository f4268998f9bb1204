import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { Button } from '../button.tsx'
import styles from './dialog.module.css'
import { useReturnFocus } from '../focus/use-return-focus.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  size?: 's' | 'm'
  /** Colours the main action as one that destroys something. */
  danger?: boolean
  busy?: boolean
  /** Holds the main action back until something else was done first. */
  confirmDisabled?: boolean
  /** Where focus goes afterwards when what opened the dialog is gone by then. */
  returnFocus?: () => HTMLElement | null | undefined
  onConfirm: () => void
}

/** Asks before something that cannot simply be undone. Pressing outside does not dismiss it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  size = 's',
  danger = false,
  busy = false,
  confirmDisabled = false,
  returnFocus,
  onConfirm,
}: ConfirmDialogProps) {
  const focusHandlers = useReturnFocus(open, returnFocus)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content {...focusHandlers} className={`${styles.dialog} ${styles[size]}`}>
            <div className={styles.header}>
              <div>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                <Radix.Description asChild>
                  <div className={styles.description}>{description}</div>
                </Radix.Description>
              </div>
            </div>
            {children && <div className={styles.body}>{children}</div>}
            <div className={styles.actions}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                disabled={confirmDisabled}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
