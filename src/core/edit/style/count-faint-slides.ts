import type { Deck } from '../../deck/deck.ts'
import { listPictures } from '../../deck/pictures/slide-pictures.ts'
import type { Slide } from '../../deck/slide.ts'
import { checkContrast, isFaint } from '../../layout/backdrop/check-contrast.ts'
import { findLayout } from '../../layout/arrange-slide.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { roughMetrics } from '../../layout/rough-metrics.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { styleSlide, type TextStyleChanges } from './set-text-styles.ts'

/** On how many slides, but for one, a text would be hard to read if all were styled like this. */
export function countFaintSlides(deck: Deck, changes: TextStyleChanges, except: number): number {
  const theme = findDeckTheme(deck)
  const known = new Map<string, boolean>()

  const wouldBeFaint = (slide: Slide, place: number): boolean => {
    // Slides that are arranged and styled alike stand on the same ground, so one tells of all.
    const kind = JSON.stringify([
      findLayout({ slide, theme, place }),
      listPictures(slide).length,
      slide.table !== undefined,
      slide.textStyles,
    ])
    const before = known.get(kind)
    if (before !== undefined) return before
    const styled = styleSlide(slide, changes, { theme, place })
    const faint = checkContrast(layoutSlide({ slide: styled, theme, place }, roughMetrics)).some(
      isFaint,
    )
    known.set(kind, faint)
    return faint
  }
  return deck.slides.filter((slide, place) => place !== except && wouldBeFaint(slide, place)).length
}
