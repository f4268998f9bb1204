import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

import { findRange, findScroll, type Range, type Sight } from './overview-window.ts'

/** The strip as it stands on the page. */
export type Strip = {
  scroller: RefObject<HTMLDivElement | null>
  /** A thumbnail without a slide: it has the size that all of them have. */
  ruler: RefObject<HTMLDivElement | null>
  /** From one thumbnail to the next, in px; 0 until it is measured. */
  pitch: number
  range: Range
  reveal(index: number): void
}

/** Follows scrolling and sizes, and says which thumbnails are in sight. */
export function useOverviewWindow(total: number, horizontal: boolean): Strip {
  const scroller = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [pitch, setPitch] = useState(0)
  const [sight, setSight] = useState<Sight>({ offset: 0, extent: 0 })

  useLayoutEffect(() => {
    const [strip, sample] = [scroller.current, ruler.current]
    if (!strip || !sample) return undefined
    let size = 0
    const look = () => {
      const next = readSight(strip, horizontal)
      // Scrolling by less than a thumbnail shows no other ones.
      setSight((old) => (isSameRange(listSeen(old, size), listSeen(next, size)) ? old : next))
    }
    const measure = () => {
      const box = sample.getBoundingClientRect()
      size = horizontal ? box.width : box.height
      setPitch(size)
      look()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(strip)
    observer.observe(sample)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [horizontal])

  const reveal = useCallback(
    (index: number) => {
      const strip = scroller.current
      if (!strip || pitch === 0) return
      const { offset, extent } = readSight(strip, horizontal)
      const goal = findScroll({ offset, extent }, pitch, index)
      if (goal !== offset) scrollStrip(strip, horizontal, goal - offset)
    },
    [pitch, horizontal],
  )

  // Slides that come and go need no measuring: where the strip stands is known.
  return { scroller, ruler, pitch, range: findRange(sight, pitch, total), reveal }
}

const listSeen = (sight: Sight, pitch: number): Range => findRange(sight, pitch, Infinity)

const isSameRange = (one: Range, other: Range): boolean =>
  one.first === other.first && one.last === other.last

/** From right to left a row scrolls into negative numbers. */
const readSight = (strip: HTMLElement, horizontal: boolean): Sight =>
  horizontal
    ? { offset: Math.abs(strip.scrollLeft), extent: strip.clientWidth }
    : { offset: strip.scrollTop, extent: strip.clientHeight }

export function scrollStrip(strip: HTMLElement, horizontal: boolean, by: number): void {
  if (!horizontal) strip.scrollTop += by
  else strip.scrollLeft += isRightToLeft(strip) ? -by : by
}

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl'
