import { useStore } from 'zustand'

import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideView, type SlideViewProps } from '#slide/slide-view.tsx'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useLogo, usePictures } from '../use-pictures.ts'
import { useDeckPose } from './use-deck-pose.ts'

type DeckSlideProps = Omit<SlideViewProps, 'pictureUrls' | 'logoUrl' | 'theme'> & {
  openDeck: OpenDeck
}

/** A slide of the open deck, with its pictures. */
export function DeckSlide({ openDeck, slide, place = 0, ...props }: DeckSlideProps) {
  const { urls } = usePictures(slide, openDeck)
  const theme = useStore(openDeck.state, (state) => findDeckTheme(state.deck))
  const pose = useDeckPose(openDeck, place)
  const logoUrl = useLogo(pose.logo, openDeck)
  return (
    <SlideView
      slide={slide}
      theme={theme}
      {...pose}
      pictureUrls={urls}
      logoUrl={logoUrl}
      {...props}
    />
  )
}
