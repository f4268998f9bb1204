import { type FocusEvent, useEffect, useRef } from 'react'

/** The box, and where the focus was before it came in. */
type FindNext = (box: HTMLElement, cameFrom: Element | null) => Element | null

/**
 * For a box in which controls come and go: the focus of one that went goes on to another, where it
 * would fall to the start of the page.
 */
export function useCatchFocus(findNext: FindNext) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new MutationObserver(() => {
      if (focused.current === null || focused.current.isConnected) return
      focused.current = null
      const next = findNext(element, cameFrom.current)
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [findNext])

  return {
    ref: box,
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      focused.current = event.target
      if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    },
    // Not called for what goes away with the focus: React is deaf while it removes things.
    onBlurCapture: () => {
      focused.current = null
    },
  }
}
