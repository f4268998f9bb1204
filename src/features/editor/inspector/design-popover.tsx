import type { ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/menus/popover.tsx'
import { appWords } from '#words/app.ts'

type DesignPopoverProps = {
  /** What is chosen now; opens the choice. */
  button: string
  icon: ReactNode
  label: string
  children: ReactNode
}

/** A choice of looks that leaves the stage in sight, where they are seen. */
export function DesignPopover({ button, icon, label, children }: DesignPopoverProps) {
  return (
    <Popover
      label={label}
      closeLabel={appWords.close}
      align="end"
      onOpenChange={(open) => {
        // On a phone the stage is at the top of a long page, far from this button.
        if (open && matchMedia('(width < 40rem)').matches) scrollTo({ top: 0 })
      }}
      trigger={
        <Button size="s" variant="ghost" icon={icon}>
          {button}
        </Button>
      }
    >
      {children}
    </Popover>
  )
}
