import type { Deck } from '../deck/deck.ts'
import { poseSlide } from '../form/slide-pose.ts'
import { findLayout } from '../layout/arrange-slide.ts'
import { createLazy } from '../lazy.ts'
import { findDeckTheme } from '../theme/find-deck-theme.ts'
import { needsIcons, openIcons } from './opened-icons.ts'

const icons = createLazy(async () => openIcons((await import('./choose-icons.ts')).chooseIcons))

/** Fetches the icons; whether they are there. */
export const loadIcons = async (): Promise<boolean> => (await icons.load()).ok

/** The same, if a slide of the deck shows some. To be asked when its theme has its forms. */
export async function loadIconsFor(deck: Deck): Promise<void> {
  const theme = findDeckTheme(deck)
  const isNeeded = deck.slides.some((slide, place) =>
    needsIcons(findLayout({ slide, theme, ...poseSlide(deck, place) })),
  )
  if (isNeeded) await loadIcons()
}
