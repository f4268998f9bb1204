import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** Another drawing of the theme for a slide; 0 takes it away, and with null it is the deck's own. */
export const setOrnament = (view: DeckView, slideId: string, ornament: number | null): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if ((slide.ornament ?? null) === ornament) return slide
    const { ornament: _before, ...rest } = slide
    return ornament === null ? rest : { ...rest, ornament }
  })
