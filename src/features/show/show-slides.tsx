import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { DeckSlide } from '../deck-slide.tsx'
import { useSpokenBullet } from '../use-presenter.ts'
import styles from './show.module.css'

type ShowSlidesProps = { openDeck: OpenDeck; slides: readonly Slide[]; current: number }

/** The slide that is shown; its neighbours wait unseen, so that they come with picture and fonts. */
export function ShowSlides({ openDeck, slides, current }: ShowSlidesProps) {
  const first = Math.max(current - 1, 0)
  const spokenBullet = useSpokenBullet(slides[current])
  return slides.slice(first, current + 2).map((slide, offset) => {
    const index = first + offset
    const isShown = index === current
    return (
      <div
        key={slide.id}
        className={styles.slide}
        data-shown={isShown || undefined}
        inert={!isShown}
      >
        <DeckSlide
          openDeck={openDeck}
          slide={slide}
          place={index}
          level={2}
          animate={isShown}
          spokenBullet={isShown ? spokenBullet : null}
        />
      </div>
    )
  })
}
