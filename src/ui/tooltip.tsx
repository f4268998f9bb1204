import { Tooltip as Radix } from 'radix-ui'
import type { FocusEvent, ReactElement } from 'react'

import styles from './tooltip.module.css'

export type TooltipProps = { text: string; children: ReactElement }

/** Adds to what a control says; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={stayClosedUnlessSeen}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

/** A dialog closed with the mouse gives the focus back too; nobody asked for a hint then. */
function stayClosedUnlessSeen(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
