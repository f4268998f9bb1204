import { useMemo, useState } from 'react'

import { useMediaQuery } from '#ui/use-media-query.ts'

import { useWorkspace } from '../workspace-context.ts'
import { useIsPhone } from './use-is-phone.ts'

const preference = 'editor-panel'

/** What belongs to the slide: beside it, over its edge, or, on a phone, below it. */
export type SidePanel = {
  place: 'beside' | 'over' | 'below'
  isOpen: boolean
  toggle(): void
  open(): void
}

/** Beside the slide it stays as it was left; where it would lie over other things it begins folded. */
export function useSidePanel(): SidePanel {
  const { preferences } = useWorkspace()
  const isWide = useMediaQuery('(width > 64rem)')
  const isPhone = useIsPhone()
  const [isBeside, setBeside] = useState(() => preferences.read(preference) !== 'folded')
  const [isOver, setOver] = useState(false)
  const isOpen = isWide ? isBeside : isOver

  return useMemo(() => {
    const set = (open: boolean) => {
      if (!isWide) setOver(open)
      else {
        setBeside(open)
        preferences.write(preference, open ? 'open' : 'folded')
      }
    }
    return {
      place: isWide ? 'beside' : isPhone ? 'below' : 'over',
      isOpen,
      toggle: () => set(!isOpen),
      open: () => set(true),
    }
  }, [preferences, isWide, isPhone, isOpen])
}
