import type { Rect, TextBox } from '../boxes.ts'
import { findTextExtent } from '../texts/find-text-extent.ts'

/** Between a text that has run over and the pictures below it. */
const gap = 16

/** Lower than this there is nothing left to see. */
const leastHeight = 80

/** The frame of the pictures below texts that overflow into it; null when nothing is left of it. */
export function makeWayForTexts(frame: Rect, texts: readonly TextBox[]): Rect | null {
  const ends = texts
    .filter((text) => text.overflows && text.y < frame.y && standsOver(text, frame))
    .map((text) => findTextExtent(text).bottom + gap)
  const y = Math.max(frame.y, ...ends)
  const height = frame.y + frame.height - y
  return y === frame.y ? frame : height < leastHeight ? null : { ...frame, y, height }
}

const standsOver = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width
