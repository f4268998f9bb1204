import type { SlideLayoutName } from '../../deck/slide-layout.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** With null the layout is chosen by what is on the slide. */
export const setLayout = (
  view: DeckView,
  slideId: string,
  layout: SlideLayoutName | null,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if ((slide.layout ?? null) === layout) return slide
    const { layout: _before, ...rest } = slide
    return layout === null ? rest : { ...rest, layout }
  })
