import { useEffect, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { ThemeChoice } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { dashboardWords } from '#words/en/dashboard.ts'

import { usePictures } from '../use-pictures.ts'
import type { CoverQueue } from './cover-queue.ts'
import styles from './presentation-item.module.css'

type PresentationCoverProps = {
  deckId: string
  cover: Slide | undefined
  theme: ThemeChoice
  queue: CoverQueue
}

/** The first slide, painted small. Hidden from screen readers: the title beside it says what it is. */
export function PresentationCover({ deckId, cover, theme, queue }: PresentationCoverProps) {
  const { urls } = usePictures(cover, { id: deckId })
  const [isPainted, setIsPainted] = useState(queue.isCalm)
  useEffect(
    () => (isPainted ? undefined : queue.wait(() => setIsPainted(true))),
    [isPainted, queue],
  )
  if (!cover) return <p className={styles.noPreview}>{dashboardWords.card.noPreview}</p>
  return (
    <div className={styles.cover} aria-hidden="true">
      {isPainted && <SlideView slide={cover} theme={theme} pictureUrls={urls} />}
    </div>
  )
}
