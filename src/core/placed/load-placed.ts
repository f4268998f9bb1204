import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { hasElements, openPlaced } from './opened-placed.ts'

const engine = createLazy(async () => {
  openPlaced((await import('./placed-engine.ts')).placedEngine)
})

/** Fetches what lays out elements that stand where somebody placed them; whether it is there. */
export const loadPlaced = async (): Promise<boolean> => (await engine.load()).ok

/** The same, if one of them needs it. */
export async function loadPlacedFor(
  slides: readonly Pick<Slide, 'placed' | 'over'>[],
): Promise<void> {
  if (slides.some(hasElements)) await loadPlaced()
}
