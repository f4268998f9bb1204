import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { keepsLook, openPlaced } from './opened-placed.ts'

const engine = createLazy(async () => {
  openPlaced((await import('./placed-engine.ts')).placedEngine)
})

/** Fetches what lays out slides that keep their look; whether it is there. */
export const loadPlaced = async (): Promise<boolean> => (await engine.load()).ok

/** The same, if one of them needs it. */
export async function loadPlacedFor(slides: readonly Pick<Slide, 'placed'>[]): Promise<void> {
  if (slides.some(keepsLook)) await loadPlaced()
}
