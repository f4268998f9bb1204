import type { Slide } from '#core/deck/slide.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { NearSlides } from '../deck/near-slides.tsx'
import { useSpokenBullet } from '../deck/use-presenter.ts'
import styles from './show.module.css'

type ShowSlidesProps = { openDeck: OpenDeck; slides: readonly Slide[]; current: number }

/** As much of the presentation as has to be there at once. */
export function ShowSlides({ openDeck, slides, current }: ShowSlidesProps) {
  const spokenBullet = useSpokenBullet(slides[current])
  const shown = listShownPlaces(slides)
  const before = shown.findLast((index) => index < current)
  const after = shown.find((index) => index > current)
  return (
    <NearSlides
      openDeck={openDeck}
      slides={slides}
      near={[before, current, after]}
      current={current}
      animate
      spokenBullet={spokenBullet}
      className={styles.slide}
    />
  )
}
