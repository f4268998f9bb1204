import { countWords } from '../../deck/talk/estimate-duration.ts'
import type { Slide } from '../../deck/slide.ts'

/** How far the voice has come with the notes of the slide that is shown. */
export type NarrationProgress = {
  status: 'idle' | 'speaking' | 'paused'
  wordsSpoken: number
  totalWords: number
  /** The slides go on by themselves. */
  auto: boolean
}

export type NarrationPhase = 'ready' | 'presenting' | 'auto-advancing' | 'paused' | 'complete'

/** Of a slide that has not been spoken yet. */
export const startOfNarration = ({ notes }: Pick<Slide, 'notes'>): NarrationProgress => ({
  status: 'idle',
  wordsSpoken: 0,
  totalWords: countWords(notes),
  auto: false,
})

export function phaseOf({
  status,
  wordsSpoken,
  totalWords,
  auto,
}: NarrationProgress): NarrationPhase {
  if (totalWords > 0 && wordsSpoken >= totalWords) return 'complete'
  if (status === 'idle') return 'ready'
  if (status === 'paused') return 'paused'
  return auto ? 'auto-advancing' : 'presenting'
}
