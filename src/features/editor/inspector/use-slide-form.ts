import { useStore } from 'zustand'

import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import type { Slide } from '#core/deck/slide.ts'
import { findLayout } from '#core/layout/arrange-slide.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { useWholeTheme } from '#slide/use-whole-theme.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPose } from '../../deck/use-deck-pose.ts'

/** What the slide on the stage is shown as, and by which theme. */
export function useSlideForm(
  openDeck: OpenDeck,
  slide: Slide,
): { form: SlideLayoutName; theme: Theme } {
  const place = useStore(openDeck.state, ({ current }) => current)
  const { theme } = useWholeTheme(useStore(openDeck.state, ({ deck }) => findDeckTheme(deck)))
  const pose = useDeckPose(openDeck, place)
  return { form: findLayout({ slide, theme, ...pose }), theme }
}
