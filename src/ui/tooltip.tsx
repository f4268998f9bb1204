import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

import styles from './tooltip.module.css'

export type TooltipProps = { text: string; children: ReactElement }

/** Adds to what a control says; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
