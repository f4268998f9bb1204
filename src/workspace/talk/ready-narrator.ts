import type { Narrator } from '#ports/narrator.ts'
import type { VoiceProgress } from '#ports/voice.ts'

import type { PresenterProblem } from './presenter-state.ts'

/** Lets sound out and loads the voice; why not, when there will be none. */
export async function readyNarrator(
  narrator: Narrator,
  onProgress: (progress: VoiceProgress) => void,
  signal: AbortSignal,
): Promise<PresenterProblem | null> {
  // Before anything is waited for, since the press that allows it does not count for long.
  const unlocked = narrator.unlock()
  const prepared = await narrator.prepare(onProgress, signal)
  if (!prepared.ok) return { code: 'voice', failure: prepared.error }
  return (await unlocked) ? null : { code: 'sound-blocked' }
}
