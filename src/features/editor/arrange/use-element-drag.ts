import { type PointerEvent, useRef, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { Rect } from '#core/layout/boxes.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'
import { type Handle, moveElements } from '#core/placed/edit/move-elements.ts'
import { duplicateElements, type Way } from '#core/placed/edit/order-elements.ts'
import { type Guide, snapElements, snapPull } from '#core/placed/edit/snap-elements.ts'
import { resizeTogether, turnTogether } from '#core/placed/edit/transform-together.ts'

/** What is taken hold of. */
export type Grip =
  /** `at` was pressed, of what was selected already. */
  | { kind: 'move'; picked: Picked; at?: number }
  | { kind: 'resize'; picked: Picked; handle: Handle }
  | { kind: 'turn'; picked: Picked; middle: { x: number; y: number } }

export type Dragged = {
  change: (slide: Slide) => Slide
  guides: readonly Guide[]
  /** How far from what is there copies of it go. */
  copies?: Way
}

type Drag = {
  grip: Grip
  from: { x: number; y: number }
  last: Dragged | null
}

type Needs = {
  slide: Slide
  /** Px of the screen for one of the slide. */
  scale: () => number
  /** What would become of the slide; null when it is as it was. */
  onPreview: (change: ((slide: Slide) => Slide) | null) => void
  /** What else edges and middles may meet. */
  others?: readonly Rect[] | undefined
  /** The hand let go. */
  onDone: (dragged: Dragged) => void
  /** The hand let go where it pressed. */
  onPress?: (grip: Grip) => void
}

/** Shorter ways are a press, in px of the screen. */
const slack = 3
/** Degrees, while Shift is held. */
const turnStep = 15

/**
 * Follows a pointer from where it went down. What is seen follows it; the deck is written once, when it is
 * let go, and not at all when Escape or the system takes it back.
 */
export function useElementDrag({ slide, scale, others, onPreview, onDone, onPress }: Needs) {
  const drag = useRef<Drag | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])

  const end = () => {
    drag.current = null
    setGuides([])
    onPreview(null)
  }

  return {
    guides,
    isDragging: () => drag.current?.last != null,
    cancel: end,
    take(event: PointerEvent, grip: Grip) {
      drag.current = { grip, from: { x: event.clientX, y: event.clientY }, last: null }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    handlers: {
      onPointerMove(event: PointerEvent) {
        const now = drag.current
        if (!now) return
        const way = { x: event.clientX - now.from.x, y: event.clientY - now.from.y }
        if (!now.last && Math.hypot(way.x, way.y) < slack) return
        now.last = follow(now.grip, slide, { way, event, scale: scale(), others })
        setGuides(now.last.guides)
        onPreview(now.last.change)
      },
      onPointerUp() {
        const { last, grip } = drag.current ?? {}
        end()
        if (last) onDone(last)
        else if (grip) onPress?.(grip)
      },
      onPointerCancel: end,
    },
  }
}

type Following = Pick<Needs, 'others'> & {
  way: { x: number; y: number }
  event: PointerEvent
  scale: number
}

function follow(grip: Grip, slide: Slide, { way, event, scale, others }: Following): Dragged {
  const [dx, dy] = [way.x / scale, way.y / scale]
  const { placed } = slide
  const isFree = !placed || event.ctrlKey || event.metaKey
  if (grip.kind === 'resize') {
    const hand = { handle: grip.handle, dx, dy, keepsForm: event.shiftKey }
    const { pull, guides } = isFree
      ? { pull: hand, guides: [] }
      : snapPull(placed, grip.picked, hand, others)
    return { change: (one) => resizeTogether(one, grip.picked, pull), guides }
  }
  if (grip.kind === 'turn') {
    const { middle, picked } = grip
    const angle = Math.atan2(event.clientY - middle.y, event.clientX - middle.x)
    const degrees = (angle * 180) / Math.PI + 90
    const turn = event.shiftKey ? Math.round(degrees / turnStep) * turnStep : Math.round(degrees)
    return { change: (one) => turnTogether(one, picked, turn), guides: [] }
  }
  // With Shift it keeps to the axis that it was moved along.
  const straight = event.shiftKey
    ? Math.abs(dx) > Math.abs(dy)
      ? { dx, dy: 0 }
      : { dx: 0, dy }
    : { dx, dy }
  const { picked } = grip
  const to = isFree
    ? { ...straight, guides: [] as Guide[] }
    : snapElements(placed, picked, straight, others)
  const { dx: right, dy: lower, guides } = to
  if (!event.altKey) return { change: (one) => moveElements(one, picked, right, lower), guides }
  const copies = { dx: right, dy: lower }
  return { change: (one) => duplicateElements(one, picked, copies).slide, guides, copies }
}
