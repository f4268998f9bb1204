import type { PresentationRecord } from '#core/deck/record.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { ThemeChoice } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { dashboardWords } from '#words/library/dashboard.ts'

import { useLogo, usePictures } from '../../use-pictures.ts'
import styles from './presentation-item.module.css'

type PresentationCoverProps = {
  deckId: string
  cover: Slide | undefined
  theme: ThemeChoice
  seed: number
  /** Of the deck, whose footer no card is large enough for. */
  look: PresentationRecord['look']
}

/** The first slide, painted small. Hidden from screen readers: the title beside it says what it is. */
export function PresentationCover({ deckId, cover, theme, seed, look }: PresentationCoverProps) {
  const { urls } = usePictures(cover, { id: deckId })
  const logoUrl = useLogo(look?.logo, { id: deckId })
  if (!cover) return <p className={styles.noPreview}>{dashboardWords.card.noPreview}</p>
  return (
    <div className={styles.cover} aria-hidden="true">
      <SlideView
        slide={cover}
        theme={theme}
        seed={seed}
        logo={look?.logo}
        pictureUrls={urls}
        logoUrl={logoUrl}
      />
    </div>
  )
}
