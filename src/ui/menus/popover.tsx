import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

import { IconButton } from '../button.tsx'
import styles from './popover.module.css'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  closeLabel: string
  children: ReactNode
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

/**
 * Tools beside what they change, which stays in sight and in reach. On a phone it is a sheet at the
 * bottom.
 */
export function Popover({
  trigger,
  label,
  closeLabel,
  children,
  onOpenChange,
  side = 'bottom',
  align = 'start',
}: PopoverProps) {
  return (
    <Radix.Root {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          aria-label={label}
          onOpenAutoFocus={startAtChosen}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <div className={styles.body}>{children}</div>
          {/* Seen first, but last in order: Tab would leave the page from a group of radio buttons. */}
          <div className={styles.header}>
            <p aria-hidden="true">{label}</p>
            <Radix.Close asChild>
              <IconButton size="s" label={closeLabel} icon={<X />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Arrows go on from what is chosen, not from the first that could be. */
function startAtChosen(event: Event): void {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const chosen = content.querySelector<HTMLElement>('input:checked, [aria-selected=true]')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}
