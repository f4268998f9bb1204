import { useStore } from 'zustand'

import { SlideView, type SlideViewProps } from '#slide/slide-view.tsx'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { usePicture } from './use-picture.ts'

type DeckSlideProps = Omit<SlideViewProps, 'pictureUrl' | 'theme'> & { openDeck: OpenDeck }

/** A slide of the open deck, with its picture. */
export function DeckSlide({ openDeck, slide, ...props }: DeckSlideProps) {
  const { url: pictureUrl } = usePicture(slide.imageUrl, openDeck)
  const theme = useStore(openDeck.state, (state) => state.deck.theme)
  return <SlideView slide={slide} theme={theme} pictureUrl={pictureUrl} {...props} />
}
