import { generationWords } from '#words/create/generation.ts'
import type { GenerationEnd } from '#workspace/generation/generation-state.ts'

/** Why the user's own text did not become slides. */
export function findSourceError(missing: string | null, end: GenerationEnd | null): string | null {
  if (missing) return missing
  return end?.kind === 'too-short' ? generationWords.ways.tooShort : null
}
