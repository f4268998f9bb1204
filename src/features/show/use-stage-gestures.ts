import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A finger that travels less than this has tapped. */
const tapPx = 10
const swipePx = 48

/** A click goes on; a finger swipes, or taps at the edges. In the middle it only wakes the toolbar. */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  onMove: (move: 'next' | 'previous') => void,
): void {
  const move = useEffectEvent(onMove)

  useEffect(() => {
    const element = stage.current
    const left = new AbortController()
    let start: { id: number; x: number; y: number } | null = null

    element?.addEventListener(
      'pointerdown',
      ({ pointerId, clientX, clientY, isPrimary, button, target }) => {
        const isLink = target instanceof Element && target.closest('a') !== null
        // A second finger makes it a pinch, which belongs to the browser.
        start =
          isPrimary && button === 0 && !isLink ? { id: pointerId, x: clientX, y: clientY } : null
      },
      { signal: left.signal },
    )
    element?.addEventListener(
      'pointerup',
      (event) => {
        if (start?.id !== event.pointerId) return
        const gesture = readGesture(event, start, element.clientWidth)
        start = null
        if (gesture) move(gesture)
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [stage])
}

function readGesture(
  { clientX, clientY, pointerType }: PointerEvent,
  start: { x: number; y: number },
  width: number,
): 'next' | 'previous' | null {
  const across = clientX - start.x
  const down = clientY - start.y
  if (pointerType === 'mouse') return Math.hypot(across, down) < tapPx ? 'next' : null
  if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(down))
    return across < 0 ? 'next' : 'previous'
  if (Math.hypot(across, down) >= tapPx) return null
  if (clientX > (width * 3) / 4) return 'next'
  return clientX < width / 4 ? 'previous' : null
}
