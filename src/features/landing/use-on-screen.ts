import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** How much of the element must show. */
  share?: number
  /** What to assume until the browser has looked. */
  initially?: boolean
}

/** Whether an element is on screen, without listening to every scroll. */
export function useOnScreen(
  element: RefObject<Element | null>,
  { share = 0, initially = false }: Options = {},
): boolean {
  const [onScreen, setOnScreen] = useState(initially)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return onScreen
}
