import { type RefObject, useEffect, useState } from 'react'

/** True once `sentinel`, which lies over the top of the page, has left the screen. No scroll listener. */
export function useScrolledPastTop(sentinel: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting)
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return scrolled
}
