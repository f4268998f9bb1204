import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

import styles from './popover.module.css'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names it for assistive technology. */
  label: string
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
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
