import type { TextStyle } from '../deck/texts/text-style.ts'
import type { TextPart } from '../layout/boxes.ts'

/** How a text stands, in px of the stage; `x` is counted in the direction it is read. */
export type Pose = { opacity: number; x: number; y: number }

/** At a share of the time. Between two, and up to where it stays, each part of a pose changes smoothly. */
type Frame = Partial<Pose> & { at: number }

export type EntranceKind = Exclude<TextStyle['animation'], 'none'>

type Entrance = { seconds: number; frames: readonly [Frame, ...Frame[]] }

/**
 * How texts come onto a slide that is shown. Page, written page and whatever else shows slides in
 * time are made of this.
 */
export const entrances: Readonly<Record<EntranceKind, Entrance>> = {
  fadeIn: { seconds: 0.5, frames: [{ at: 0, opacity: 0 }] },
  slideIn: { seconds: 0.5, frames: [{ at: 0, opacity: 0, x: -64 }] },
  bounce: {
    seconds: 0.8,
    frames: [
      { at: 0, opacity: 0, y: -40 },
      { at: 0.45, opacity: 1, y: 10 },
      { at: 0.65, y: -6 },
      { at: 0.85, y: 2 },
    ],
  },
}

/** Fast at first and slow in the end: the two inner points of a cubic Bézier curve. */
export const easing = [0.2, 0.7, 0.2, 1] as const

/** Bullets come one after the other, also across columns. */
export const findDelay = (part: TextPart): number =>
  part.field === 'content' ? part.index / 10 : 0

/** Where a text stays. */
const rest: Pose = { opacity: 1, x: 0, y: 0 }

/** How a text stands so many seconds after its turn has come, for painters without a style sheet. */
export function findPose(kind: EntranceKind, seconds: number): Pose {
  const entrance = entrances[kind]
  const share = Math.min(Math.max(seconds / entrance.seconds, 0), 1)
  const at = (name: keyof Pose): number => {
    const frames = entrance.frames.flatMap((frame) => {
      const value = frame[name]
      return value === undefined ? [] : [{ at: frame.at, value }]
    })
    const before = frames.findLast((frame) => frame.at <= share) ?? { at: 0, value: rest[name] }
    const after = frames.find((frame) => frame.at > share) ?? { at: 1, value: rest[name] }
    if (after.at === before.at) return after.value
    return (
      before.value +
      (after.value - before.value) * ease((share - before.at) / (after.at - before.at))
    )
  }
  return { opacity: at('opacity'), x: at('x'), y: at('y') }
}

/** One coordinate of a Bézier curve from 0 to 1 with these inner points. */
const along = (one: number, two: number, t: number): number =>
  3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3

/** How far something has come when a share of its time has passed. */
function ease(time: number): number {
  if (time <= 0) return 0
  const [x1, y1, x2, y2] = easing
  let [low, high] = [0, 1]
  // Halved until no pixel could tell the difference.
  for (let halves = 0; halves < 30; halves += 1) {
    const middle = (low + high) / 2
    if (along(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return along(y1, y2, (low + high) / 2)
}
