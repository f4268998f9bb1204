import type { Deck } from '#core/deck/deck.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'

import { ofSameSlide } from '#codecs/pptx/of-same-slide.ts'
import type { FoundSlide } from './score-deck.ts'

/** What our own readers found. */
export const listFoundSlides = (deck: Deck): FoundSlide[] =>
  // What got a slide of its own is no slide of the file.
  deck.slides
    .filter(({ id }) => !id.includes(ofSameSlide))
    .map((slide) => ({
      title: slide.title,
      text: listTexts(slide, 'seen').join('\n'),
      notes: slide.notes,
      pictures: (slide.imageUrl === undefined ? 0 : 1) + (slide.morePictures?.length ?? 0),
    }))
