import { Tooltip as Radix } from 'radix-ui'
import { type FocusEvent, type ReactElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import styles from './tooltip.module.css'

export type TooltipProps = { text: string; children: ReactElement }

/** Adds to what a control says; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)

  // Radix would keep the Escape that closes a hint, and whoever wants to leave would press it twice.
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setIsOpen(false))
    }
    addEventListener('keydown', close, { capture: true })
    return () => removeEventListener('keydown', close, { capture: true })
  }, [isOpen])

  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
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
