import type { RecordedTalk } from '../talk/recorded-talk.ts'

/**
 * What is heard while one slide is seen, as a talk of its own that ends with its last word. Null where
 * nothing is said.
 */
export function cutSlideSound(
  { times, sampleRate, pieces }: RecordedTalk,
  slide: number,
): RecordedTalk | null {
  const seen = times.slides[slide]
  if (!seen) return null
  const heard = pieces.filter(({ start }) => start >= seen.start && start < seen.end)
  const last = heard.at(-1)
  if (!last) return null
  const early = seen.start
  const seconds = last.start + last.samples.length / sampleRate - early
  const words = seen.words.map(({ from, start, end }) => ({
    from,
    start: start - early,
    end: end - early,
  }))
  return {
    times: { seconds, slides: [{ start: 0, end: seconds, words }] },
    sampleRate,
    pieces: heard.map(({ start, samples }) => ({ start: start - early, samples })),
  }
}
