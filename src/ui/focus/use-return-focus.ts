import { useInsertionEffect, useRef } from 'react'

/**
 * Gives the focus back to whatever opened an overlay. Radix does so only for its own trigger,
 * and ours are opened by state: without this the focus falls to the page's start. `elsewhere`
 * wins, for when the opener is gone by then.
 */
export function useReturnFocus(open: boolean, elsewhere?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null)
  // Before anything inside the overlay has had a chance to take the focus.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = elsewhere?.() ?? opener.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
