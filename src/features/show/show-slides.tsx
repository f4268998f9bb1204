import type { Slide } from '#core/deck/slide.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { FollowLinksContext } from '#slide/follow-links-context.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useSpokenBullet } from '../deck/use-presenter.ts'
import styles from './show.module.css'

type ShowSlidesProps = { openDeck: OpenDeck; slides: readonly Slide[]; current: number }

/** The slide that is shown; its neighbours wait unseen, so that they come with picture and fonts. */
export function ShowSlides({ openDeck, slides, current }: ShowSlidesProps) {
  const spokenBullet = useSpokenBullet(slides[current])
  const shown = listShownPlaces(slides)
  const before = shown.findLast((index) => index < current)
  const after = shown.find((index) => index > current)
  return [before, current, after].map((index = -1) => {
    const slide = slides[index]
    const isShown = index === current
    return (
      slide && (
        <div
          key={slide.id}
          className={styles.slide}
          data-shown={isShown || undefined}
          inert={!isShown}
        >
          <FollowLinksContext value={isShown}>
            <DeckSlide
              openDeck={openDeck}
              slide={slide}
              place={index}
              level={2}
              animate={isShown}
              spokenBullet={isShown ? spokenBullet : null}
            />
          </FollowLinksContext>
        </div>
      )
    )
  })
}
