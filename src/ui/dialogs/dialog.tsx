import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { IconButton } from '../button.tsx'
import styles from './dialog.module.css'
import { useReturnFocus } from '../focus/use-return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title; also read out when the dialog opens. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, in reading order: the way out first, the main action last. */
  actions?: ReactNode
  /** Stands apart from the actions, at the other end of their row. */
  aside?: ReactNode
  size?: 's' | 'm' | 'l' | 'xl'
  closeLabel: string
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  aside,
  size = 'm',
  closeLabel,
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            {...returnFocus}
            onOpenAutoFocus={startAtFirstField}
            className={clsx(styles.dialog, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={styles.header}>
              <div>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className={styles.description}>
                    {description}
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X />} className={styles.close ?? ''} />
              </Radix.Close>
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && (
              <div className={styles.actions}>
                {aside && <div className={styles.aside}>{aside}</div>}
                {actions}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * A dialog with something to fill in begins there, not at the button that closes it: at the field
 * that says so, or the first one.
 */
function startAtFirstField(event: Event): void {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const first = content.querySelector<HTMLElement>('input, textarea, select')
  const field =
    content.querySelector<HTMLElement>('[data-initial-focus]') ??
    findChosen(first, content) ??
    first
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Of a choice, what is chosen: from the first one on, the arrow keys would choose something else. */
function findChosen(first: HTMLElement | null, content: HTMLElement): HTMLElement | null {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return null
  const radios = content.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')
  return [...radios].find(({ name }) => name === first.name) ?? null
}
