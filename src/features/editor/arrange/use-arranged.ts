import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { seeElements } from '#core/placed/over/over-as-placed.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useFreed } from './arranging.ts'

/** The slide as it is this very moment: what is typed must not come back later than the next letter. */
export const useStoredSlide = (openDeck: OpenDeck, slide: Slide): Slide =>
  useStore(openDeck.state, ({ deck }) => deck.slides.find(({ id }) => id === slide.id)) ?? slide

/**
 * A slide as those see it who arrange what stands on it, or over its form (`over-as-placed`), or the parts of
 * that form itself.
 */
export function useArranged(openDeck: OpenDeck, slide: Slide): { seen: Slide; theme: Theme } {
  const theme = useStore(openDeck.state, ({ deck }) => findDeckTheme(deck))
  const freed = useFreed(slide)
  return { seen: freed ?? seeElements(slide, theme), theme }
}
