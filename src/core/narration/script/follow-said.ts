import { diffList } from '../../rebase/diff-list.ts'
import { listBareWords } from './bare-words.ts'

type Span = { start: number; end: number }

/**
 * When each word of `text` is heard in what was spoken as `said`. Words in place of others share the
 * time of those; words in between have the pause between their neighbours.
 */
export function followSaid(
  said: string,
  times: readonly Span[],
  text: string,
  seconds: number,
): Span[] {
  const heard: Span[] = [...times]
  // The last change comes first, so that what stands before it is still in its place.
  for (const { at, remove, insert } of diffList(listBareWords(said), listBareWords(text))) {
    const start = remove > 0 ? (times[at]?.start ?? seconds) : (times[at - 1]?.end ?? 0)
    const end =
      remove > 0 ? (times[at + remove - 1]?.end ?? seconds) : (times[at]?.start ?? seconds)
    const each = Math.max(0, end - start) / insert.length
    const shared = insert.map((_, place) => ({
      start: start + place * each,
      end: start + (place + 1) * each,
    }))
    heard.splice(at, remove, ...shared)
  }
  return heard
}
