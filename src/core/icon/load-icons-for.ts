import type { Deck } from '../deck/deck.ts'
import { poseSlide } from '../form/slide-pose.ts'
import { findLayout } from '../layout/arrange-slide.ts'
import { findDeckTheme } from '../theme/find-deck-theme.ts'

/** Fetches the icons if a slide of the deck shows some. To be asked when its theme has its forms. */
export async function loadIconsFor(deck: Deck): Promise<void> {
  const theme = findDeckTheme(deck)
  const icons = theme.forms?.icons
  const isNeeded = deck.slides.some((slide, place) =>
    icons?.areNeeded(findLayout({ slide, theme, ...poseSlide(deck, place) }), slide.content),
  )
  if (isNeeded) await icons?.load()
}
