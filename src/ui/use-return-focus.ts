import { useRef } from 'react'

/**
 * Gives the focus back to whatever opened an overlay. Radix does so only for its own trigger,
 * and ours are opened by state: without this the focus falls to the page's start. `elsewhere`
 * wins, for when the opener is gone by then.
 */
export function useReturnFocus(elsewhere?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = elsewhere?.() ?? opener.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
