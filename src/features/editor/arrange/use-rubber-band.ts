import { type PointerEvent, useRef, useState } from 'react'

import type { Rect } from '#core/layout/boxes.ts'

type Point = { x: number; y: number }

type Needs = {
  /** From px of the window to px of the slide. */
  toSlide: (x: number, y: number) => Point
  /** @param isMore what was selected before stays so */
  onDone: (rect: Rect, isMore: boolean) => void
}

/** Shorter ways are a press, in px of the slide. */
const slack = 3

/** A frame that is drawn beside all elements, around those that are meant. */
export function useRubberBand({ toSlide, onDone }: Needs) {
  const from = useRef<Point | null>(null)
  const [rect, setRect] = useState<Rect | null>(null)

  const cancel = () => {
    from.current = null
    setRect(null)
  }

  return {
    rect,
    cancel,
    take(event: PointerEvent) {
      // A finger beside all elements scrolls the page.
      if (event.button !== 0 || event.pointerType === 'touch') return
      from.current = toSlide(event.clientX, event.clientY)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    handlers: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!from.current) return
        const [one, other] = [from.current, toSlide(clientX, clientY)]
        const width = Math.abs(other.x - one.x)
        const height = Math.abs(other.y - one.y)
        if (!rect && Math.hypot(width, height) < slack) return
        setRect({ x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width, height })
      },
      onPointerUp(event: PointerEvent) {
        if (rect) onDone(rect, event.shiftKey)
        cancel()
      },
      onPointerCancel: cancel,
    },
  }
}
