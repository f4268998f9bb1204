import { clsx } from 'clsx'

import type { Slide } from '#core/deck/slide.ts'
import { FollowLinksContext } from '#slide/follow-links-context.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from './deck-slide.tsx'
import styles from './near-slides.module.css'

type NearSlidesProps = {
  openDeck: OpenDeck
  slides: readonly Slide[]
  /** By their index; what is none is left out. */
  near: readonly (number | undefined)[]
  current: number
  /** The one that is seen comes in as its author wants it to. */
  animate: boolean
  spokenBullet: number | null
  /** Says how large they are. */
  className: string | undefined
}

/** The slide that is seen; its neighbours wait unseen, so that they come with picture and fonts. */
export const NearSlides = ({
  openDeck,
  slides,
  near,
  current,
  animate,
  spokenBullet,
  className,
}: NearSlidesProps) =>
  near.map((index = -1) => {
    const slide = slides[index]
    const isShown = index === current
    return (
      slide && (
        <div
          key={slide.id}
          className={clsx(styles.slide, className)}
          data-shown={isShown || undefined}
          inert={!isShown}
        >
          <FollowLinksContext value={isShown}>
            <DeckSlide
              openDeck={openDeck}
              slide={slide}
              place={index}
              level={2}
              animate={animate && isShown}
              spokenBullet={isShown ? spokenBullet : null}
            />
          </FollowLinksContext>
        </div>
      )
    )
  })
