import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { needsEmphasis, openEmphasis } from './opened-emphasis.ts'

const engine = createLazy(async () => {
  openEmphasis((await import('./emphasis-engine.ts')).emphasisEngine)
})

/** Fetches what makes words stand out; whether it is there. */
export const loadEmphasis = async (): Promise<boolean> => (await engine.load()).ok

/** The same, if one of them needs it. */
export async function loadEmphasisFor(
  slides: readonly Pick<Slide, 'content' | 'table'>[],
): Promise<void> {
  if (slides.some(needsEmphasis)) await loadEmphasis()
}
