import type { ReactNode } from 'react'

import { IconButton } from '#ui/button.tsx'
import { Tooltip } from '#ui/menus/tooltip.tsx'

type ArrangeToolProps = {
  label: string
  icon: ReactNode
  onPress: () => void
  /** Of a switch: whether it is on. */
  isOn?: boolean
}

/** One button of the row above what it changes. The caret stays in the words that are selected. */
export function ArrangeTool({ label, icon, onPress, isOn }: ArrangeToolProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        size="s"
        label={label}
        icon={icon}
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      />
    </Tooltip>
  )
}
