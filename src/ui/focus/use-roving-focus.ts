import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'

/** What can be pressed. A form among the tools is not one of them: its fields are stops of their own. */
const pressable = 'button:not(:disabled, form *), a[href]:not(form *)'

/** `along`: Left and Right, as in a row. `around`: all four arrows, where tools stand in several rows. */
export type RovingKeys = 'along' | 'around'

export type RovingFocus = {
  ref: RefObject<HTMLDivElement | null>
  onFocusCapture: (event: FocusEvent) => void
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Makes whatever can be pressed in a box one stop of the Tab key: arrows, Home and End lead from one
 * to the next. Tab comes back to the tool that was used last; the first time it comes to the one
 * marked `data-first-stop`, or to the first.
 */
export function useRovingFocus(keys: RovingKeys): RovingFocus {
  const box = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLElement | null>(null)

  const settle = useCallback(() => {
    if (!box.current) return
    const tools = listTools(box.current)
    if (!stop.current || !tools.includes(stop.current))
      stop.current = tools.find((tool) => tool.matches('[data-first-stop]')) ?? tools[0] ?? null
    for (const tool of tools) tool.tabIndex = tool === stop.current ? 0 : -1
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    settle()
    // Tools come and go, are disabled, and have no room in a narrower window.
    const changes = new MutationObserver(settle)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    const sizes = new ResizeObserver(settle)
    sizes.observe(element)
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [settle])

  return {
    ref: box,
    onFocusCapture: ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(pressable)) return
      // What a menu shows is elsewhere on the page, and only in React a part of this.
      if (!box.current?.contains(target)) return
      stop.current = target
      settle()
    },
    // Before the tools themselves: an arrow that leads on shall not also open a menu.
    onKeyDownCapture: (event) => {
      if (!box.current || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const tools = listTools(box.current)
      const from = tools.findIndex((tool) => tool === event.target)
      const step = findStep(event, keys)
      if (from < 0 || step === null) return
      event.preventDefault()
      event.stopPropagation()
      const to = step === 'first' ? 0 : step === 'last' ? tools.length - 1 : from + step
      tools[(to + tools.length) % tools.length]?.focus()
    },
  }
}

const listTools = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(pressable)].filter(
    (tool) => tool.getClientRects().length > 0,
  )

function findStep(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  keys: RovingKeys,
): 1 | -1 | 'first' | 'last' | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return onwards
  if (key === 'ArrowLeft') return onwards === 1 ? -1 : 1
  if (keys === 'around' && key === 'ArrowDown') return 1
  if (keys === 'around' && key === 'ArrowUp') return -1
  return null
}
