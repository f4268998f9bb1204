import type { TalkTimes } from '#core/narration/talk/talk-times.ts'

import type { Cue } from './list-cues.ts'

/** A picture of a film for as long as nothing changes in it. */
export type Frame = {
  start: number
  end: number
  /** Which of the slides that are presented is seen. */
  slide: number
  /** Since the slide is seen. */
  seconds: number
  caption: { cue: Cue; word: number } | null
}

/** While texts come in. */
const motionRate = 30
/** What follows sooner is the same moment to every eye. */
const shortest = 0.004
/** A caption stays a moment after its last word. */
const lingerSeconds = 0.6

type Film = {
  times: TalkTimes
  /** None where nothing is written into the picture. */
  cues: readonly Cue[]
  /** Seconds that texts of each slide need to come in. */
  motions: readonly number[]
}

/** The pictures of a talk, one for each moment at which something in them changes. */
export function planFrames({ times, cues, motions }: Film): Frame[] {
  const moments = times.slides.flatMap(({ start, end }, slide) => [
    start,
    ...listSteps(Math.min(motions[slide] ?? 0, end - start)).map((step) => start + step),
  ])
  const words = cues.flatMap(({ words: spoken, end }) => [
    ...spoken.map(({ start }) => start),
    end + lingerSeconds,
  ])
  const all = [...moments, ...words].filter((at) => at < times.seconds).toSorted((a, b) => a - b)
  const starts = all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) >= shortest)
  return starts.map((start, index) => {
    const slide = Math.max(
      0,
      times.slides.findLastIndex((one) => one.start <= start + shortest),
    )
    return {
      start,
      end: starts[index + 1] ?? times.seconds,
      slide,
      seconds: start - (times.slides[slide]?.start ?? 0),
      caption: findCaption(cues, slide, start + shortest),
    }
  })
}

const listSteps = (seconds: number): number[] =>
  Array.from({ length: Math.ceil(seconds * motionRate) }, (_, at) =>
    Math.min(seconds, (at + 1) / motionRate),
  )

function findCaption(cues: readonly Cue[], slide: number, at: number): Frame['caption'] {
  const cue = cues.findLast(({ start }) => start <= at)
  if (!cue || cue.slide !== slide || at >= cue.end + lingerSeconds) return null
  return { cue, word: cue.words.findLastIndex(({ start }) => start <= at) }
}
