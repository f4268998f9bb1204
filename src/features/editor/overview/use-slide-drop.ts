import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { useEffect, useEffectEvent, useState } from 'react'

import { findDragScroll, findGap } from './overview-window.ts'
import { isRightToLeft, scrollStrip, type Strip } from './use-overview-window.ts'
import { draggedDeck } from './use-slide-drag.ts'

type DropNeeds = {
  strip: Strip
  horizontal: boolean
  deckId: string
  total: number
  onDrop: (gap: number) => void
}

/** The gap that dragged slides would drop into, or null; the strip scrolls along near its ends. */
export function useSlideDrop({
  strip,
  horizontal,
  deckId,
  total,
  onDrop,
}: DropNeeds): number | null {
  const [gap, setGap] = useState<number | null>(null)
  const { scroller, pitch } = strip
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let frame = 0
    let pointer = { clientX: 0, clientY: 0 }

    /** How far along the strip the pointer is, from the start of what is in sight. */
    const readAlong = () => {
      const box = element.getBoundingClientRect()
      if (!horizontal) return pointer.clientY - box.top
      return isRightToLeft(element) ? box.right - pointer.clientX : pointer.clientX - box.left
    }
    const readGap = () => {
      const scrolled = horizontal ? Math.abs(element.scrollLeft) : element.scrollTop
      return findGap(readAlong() + scrolled, pitch, total)
    }
    // The pointer may rest while the strip goes on scrolling, so this does not wait for its moves.
    const follow = () => {
      const extent = horizontal ? element.clientWidth : element.clientHeight
      const by = findDragScroll(readAlong(), extent)
      if (by !== 0) scrollStrip(element, horizontal, by)
      setGap(readGap())
      frame = requestAnimationFrame(follow)
    }
    const begin = (input: typeof pointer) => {
      pointer = input
      cancelAnimationFrame(frame)
      follow()
    }
    const rest = () => {
      cancelAnimationFrame(frame)
      setGap(null)
    }

    const stop = combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data[draggedDeck] === deckId,
        // A drag that begins here does not enter.
        onDragStart: ({ location }) => begin(location.current.input),
        onDragEnter: ({ location }) => begin(location.current.input),
        onDrag({ location }) {
          pointer = location.current.input
        },
        onDragLeave: rest,
        onDrop({ location }) {
          pointer = location.current.input
          drop(readGap())
        },
      }),
      // Also when it is let go of elsewhere, or given up with Escape.
      monitorForElements({ onDrop: rest }),
    )
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [scroller, pitch, horizontal, deckId, total])

  return gap
}
