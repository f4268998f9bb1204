import type { Slide } from '#core/deck/slide.ts'
import type { ThemeChoice } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { dashboardWords } from '#words/dashboard.ts'

import { usePictures } from '../use-pictures.ts'
import styles from './presentation-item.module.css'

type PresentationCoverProps = {
  deckId: string
  cover: Slide | undefined
  theme: ThemeChoice
  seed: number
}

/** The first slide, painted small. Hidden from screen readers: the title beside it says what it is. */
export function PresentationCover({ deckId, cover, theme, seed }: PresentationCoverProps) {
  const { urls } = usePictures(cover, { id: deckId })
  if (!cover) return <p className={styles.noPreview}>{dashboardWords.card.noPreview}</p>
  return (
    <div className={styles.cover} aria-hidden="true">
      <SlideView slide={cover} theme={theme} seed={seed} pictureUrls={urls} />
    </div>
  )
}
