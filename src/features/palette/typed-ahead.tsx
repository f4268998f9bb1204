import { useEffect } from 'react'

import { useWorkspace } from '../workspace-context.ts'

let typed = ''

/** What was typed before the palette was there to take it. */
export const readTypedAhead = (): string => typed

/**
 * Stands in the palette's place while it is being fetched: whoever types on after the keys that open
 * it means the palette, and not the text or the buttons beneath.
 */
export function TypedAhead() {
  const { overlays } = useWorkspace()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') overlays.close()
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
    }
    addEventListener('keydown', press, { capture: true })
    return () => {
      removeEventListener('keydown', press, { capture: true })
      typed = ''
    }
  }, [overlays])

  return null
}
