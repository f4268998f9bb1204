import { type RefObject, useEffect, useEffectEvent } from 'react'

import { jumpSeconds, type Playback } from '#workspace/playback/playback.ts'

import type { FullScreen } from './use-full-screen.ts'

/** A finger that travels less than this has tapped. */
const tapPx = 10
const swipePx = 48
/** The second tap of two comes sooner than this. */
const doubleMs = 300

type Needs = { playback: Playback; fullScreen: FullScreen }

/**
 * As in players of films: a press plays and stops, two of a mouse fill the screen, two of a finger at
 * the sides go back and on; a finger that swipes turns the slide.
 */
export function usePlayerGestures(
  stage: RefObject<HTMLElement | null>,
  { playback, fullScreen }: Needs,
): void {
  const act = useEffectEvent((gesture: Gesture) => {
    if (gesture === 'toggle') playback.toggle()
    else if (gesture === 'full') fullScreen.toggle()
    else if (gesture === 'next') playback.turn(1)
    else if (gesture === 'previous') playback.turn(-1)
    else playback.jump(gesture === 'back' ? -jumpSeconds : jumpSeconds)
  })

  useEffect(() => {
    const element = stage.current
    const left = new AbortController()
    const { signal } = left
    let start: { id: number; x: number; y: number } | null = null
    let lastTap = { at: Number.NEGATIVE_INFINITY, side: '' }
    let later = 0

    function tap(event: PointerEvent) {
      const { width, left: edge } = element?.getBoundingClientRect() ?? { width: 1, left: 0 }
      const share = (event.clientX - edge) / width
      const side = share < 1 / 3 ? 'back' : share > 2 / 3 ? 'forward' : 'middle'
      const isDouble = event.timeStamp - lastTap.at < doubleMs && lastTap.side === side
      lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp, side }
      clearTimeout(later)
      if (!isDouble) {
        // A tap may be the first of two; the press of a mouse is answered at once.
        if (event.pointerType === 'mouse') act('toggle')
        else later = window.setTimeout(() => act('toggle'), doubleMs)
        return
      }
      if (event.pointerType === 'mouse') {
        act('toggle')
        act('full')
      } else act(side === 'middle' ? 'toggle' : side)
    }

    element?.addEventListener(
      'pointerdown',
      ({ pointerId, clientX, clientY, isPrimary, button, target }) => {
        const isControl =
          target instanceof Element && target.closest('a, button, [data-control]') !== null
        // A second finger makes it a pinch, which belongs to the browser.
        const isMeant = isPrimary && button === 0 && !isControl
        start = isMeant ? { id: pointerId, x: clientX, y: clientY } : null
      },
      { signal },
    )
    element?.addEventListener(
      'pointerup',
      (event) => {
        if (start?.id !== event.pointerId) return
        const across = event.clientX - start.x
        const down = event.clientY - start.y
        start = null
        const isSwipe = Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(down)
        if (isSwipe && event.pointerType !== 'mouse') act(across < 0 ? 'next' : 'previous')
        else if (Math.hypot(across, down) < tapPx) tap(event)
      },
      { signal },
    )
    return () => {
      clearTimeout(later)
      left.abort()
    }
  }, [stage])
}

type Gesture = 'toggle' | 'full' | 'next' | 'previous' | 'back' | 'forward'
