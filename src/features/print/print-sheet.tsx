import { memo, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { numberShown } from '#core/show/shown-slides.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { printWords as words } from '#words/files/print.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { PrintJob } from './print-job.ts'
import styles from './print-sheet.module.css'
import { usePrintPictures } from './use-print-pictures.ts'
import { useSheetReady } from './use-sheet-ready.ts'

type PrintSheetProps = {
  job: PrintJob
  slide: Slide
  /** Index of the slide in its deck. */
  place: number
  openDeck: OpenDeck
  /** So many of its pictures are missing. */
  onReady: (missing: number) => void
}

/**
 * One slide on paper; with its notes, which may need more than one page. Remembered, because each
 * page that gets ready is counted above all of them.
 */
export const PrintSheet = memo(function PrintSheet({
  job,
  slide,
  place,
  openDeck,
  onReady,
}: PrintSheetProps) {
  const { title, slides } = job.deck
  const theme = findDeckTheme(job.deck)
  const { number, total } = numberShown(slides, place)
  const sheet = useRef<HTMLElement>(null)
  const pictures = usePrintPictures(slide, openDeck, job.deck.logo)
  const pose = poseSlide(job.deck, place)
  useSheetReady({ sheet, slide, theme, ...pose, pictures, onReady })

  const painted = (
    <SlideView
      slide={slide}
      theme={theme}
      {...pose}
      pictureUrls={pictures.urls}
      logoUrl={pictures.logoUrl}
      level={2}
    />
  )
  if (job.kind === 'slides')
    return (
      <section ref={sheet} className={styles.slide}>
        {painted}
      </section>
    )
  return (
    <section ref={sheet} className={styles.page}>
      <header className={styles.header}>
        <span>{title}</span>
        <span>{words.slideNumber(number, total)}</span>
      </header>
      <div className={styles.framed}>{painted}</div>
      <p className={styles.notes} dir="auto">
        {slide.notes}
      </p>
    </section>
  )
})
