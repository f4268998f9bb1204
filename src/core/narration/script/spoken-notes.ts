import type { Recording } from '../../deck/recording.ts'
import type { Slide } from '../../deck/slide.ts'
import { diffList } from '../../rebase/diff-list.ts'
import { listWords } from './script.ts'

/** With fewer of its words in common, the notes have become others. */
const leastShare = 0.7

/** What somebody has recorded of a slide, as long as it still says its notes. */
export const findRecording = (slide: Pick<Slide, 'notes' | 'recording'>): Recording | null =>
  slide.recording && stillSays(slide.recording, slide.notes) ? slide.recording : null

/** A comma or a corrected word does not cost anybody their recording; other notes do. */
function stillSays({ said }: Pick<Recording, 'said'>, notes: string): boolean {
  if (said === notes) return true
  const before = listBareWords(said)
  const now = listBareWords(notes)
  const left = new Map<string, number>()
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1)
  const common = now.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
  return common > 0 && common >= leastShare * Math.max(before.length, now.length)
}

const listBareWords = (text: string): string[] =>
  listWords(text).map(({ text: word }) => bare(word))

/** As it is heard: signs around it and capitals make no difference. */
const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

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
