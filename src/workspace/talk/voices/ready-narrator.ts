import type { Passage } from '#core/narration/talk/plan-slide.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { VoiceProgress } from '#ports/sound/voice.ts'

import type { PresenterProblem } from '../presenter-state.ts'
import { unlockNarrator } from './unlock-narrator.ts'

type Needs = {
  clock: Clock
  /** Null once the voice is there: the sound may still be waited for. */
  onProgress: (progress: VoiceProgress | null) => void
  onWaiting: (isOpeningSound: boolean) => void
  /** What is to be heard first; null where nobody knows. */
  passage: Passage | null
  signal: AbortSignal
}

/**
 * Lets sound out and loads the voice; why not, when there will be none. What was spoken before is
 * heard without it, and whatever has to be made behind that starts it.
 */
export async function readyNarrator(
  narrator: Narrator,
  { clock, onProgress, onWaiting, passage, signal }: Needs,
): Promise<PresenterProblem | null> {
  // Before anything is waited for, since the press that allows it does not count for long.
  const unlocked = unlockNarrator(narrator, { clock, onWaiting })
  if (!passage || !(await narrator.beginsAtOnce(passage))) {
    const prepared = await narrator.prepare(onProgress, signal)
    onProgress(null)
    if (!prepared.ok) return { code: 'voice', failure: prepared.error }
  }
  return (await unlocked) ? null : { code: 'sound-blocked' }
}
