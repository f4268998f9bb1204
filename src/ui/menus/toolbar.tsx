import type { ReactNode } from 'react'

import { type RovingKeys, useRovingFocus } from '../focus/use-roving-focus.ts'

export type ToolbarProps = {
  label: string
  keys?: RovingKeys
  className?: string | undefined
  children: ReactNode
}

/** Tools that are one stop of the Tab key. */
export function Toolbar({ label, keys = 'along', className, children }: ToolbarProps) {
  const roving = useRovingFocus(keys)
  return (
    <div
      {...roving}
      role="toolbar"
      aria-label={label}
      aria-orientation={keys === 'around' ? 'vertical' : undefined}
      className={className}
    >
      {children}
    </div>
  )
}
