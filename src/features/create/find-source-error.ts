import { generationWords } from '#words/en/generation.ts'
import type { GenerationEnd } from '#workspace/generation-state.ts'

/** Why the user's own text did not become slides. */
export function findSourceError(isMissing: boolean, end: GenerationEnd | null): string | null {
  if (isMissing) return generationWords.ways.composeNeedsText
  return end?.kind === 'too-short' ? generationWords.ways.tooShort : null
}
