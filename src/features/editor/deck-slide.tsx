import { SlideView, type SlideViewProps } from '#slide/slide-view.tsx'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { usePictureUrl } from '../use-picture-url.ts'

type DeckSlideProps = Omit<SlideViewProps, 'pictureUrl'> & { openDeck: OpenDeck }

/** A slide of the open deck, with its picture. */
export function DeckSlide({ openDeck, slide, ...props }: DeckSlideProps) {
  const pictureUrl = usePictureUrl(slide.imageUrl, openDeck.loadPicture)
  return <SlideView slide={slide} pictureUrl={pictureUrl} {...props} />
}
