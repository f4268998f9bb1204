import { type RefObject, useEffect, useState } from 'react'

/** True while at least a third of the element is on screen. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.33 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
