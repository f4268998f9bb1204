import type { Recording } from '../../deck/talk/recording.ts'
import type { Slide } from '../../deck/slide.ts'
import { listBareWords } from './bare-words.ts'

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
