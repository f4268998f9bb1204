import type { PlacedSlide } from './place-talk.ts'

/** `from` is the place of the word in the notes. */
export type WordTimes = { from: number; start: number; end: number }

/** A slide for as long as it is seen, and when its words are heard. */
export type SlideTimes = { start: number; end: number; words: readonly WordTimes[] }

/**
 * When a talk shows each of the slides that are presented, in their order, and says each word, in
 * seconds: what a file or a link keeps of its plan.
 */
export type TalkTimes = { seconds: number; slides: readonly SlideTimes[] }

/** Where a talk is: on which of its slides, and at which word, by its place in the notes. */
export type Moment = { slide: number; from: number | null }

export const timeTalk = (placed: readonly PlacedSlide[]): TalkTimes => ({
  seconds: placed.at(-1)?.end ?? 0,
  slides: placed.map(({ start, end, lines }) => ({
    start,
    end,
    words: lines.flatMap(({ words }) =>
      words.map(({ from, start: begins, end: ends }) => ({ from, start: begins, end: ends })),
    ),
  })),
})

/** A word stays lit until the next one: nothing flickers between two. */
export function findMoment({ slides }: TalkTimes, seconds: number): Moment {
  const slide = Math.max(
    0,
    slides.findLastIndex(({ start }) => start <= seconds),
  )
  const words = slides[slide]?.words ?? []
  return { slide, from: words.findLast(({ start }) => start <= seconds)?.from ?? null }
}

/** When a slide begins, or the word of it that stands at `from`. */
export function findSeconds({ slides }: TalkTimes, slide: number, from?: number): number {
  const times = slides[slide]
  const word = from === undefined ? undefined : times?.words.find((one) => one.from >= from)
  return word?.start ?? times?.start ?? 0
}
