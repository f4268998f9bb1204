import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { listShownPlaces } from '#core/show/shown-slides.ts'
import { FollowLinksContext } from '#slide/follow-links-context.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './player-stage.module.css'
import type { SlideScript } from './write-scripts.ts'

type PlayerStageProps = {
  openDeck: OpenDeck
  playback: Playback
  scripts: readonly SlideScript[]
}

/** The first slide is not to share its way here with those that come later. */
const neighboursAfterMs = 1_200

/** The slide that is seen; its neighbours wait unseen, so that they come with picture and fonts. */
export function PlayerStage({ openDeck, playback, scripts }: PlayerStageProps) {
  const { clock } = useWorkspace()
  const slides = useStore(openDeck.state, (state) => state.deck.slides)
  const current = useStore(playback.state, (state) => state.slide)
  const point = useStore(playback.state, ({ status, slide, from }) =>
    status === 'ready' || from === null
      ? null
      : (scripts[slide]?.points.findLast((one) => one.from <= from)?.point ?? null),
  )
  const isBegun = useStore(playback.state, ({ status }) => status !== 'ready')
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => clock.after(neighboursAfterMs, () => setIsSettled(true)), [clock])

  const places = listShownPlaces(slides)
  const near = isBegun || isSettled ? [current - 1, current, current + 1] : [current]
  return (
    <div className={styles.room}>
      {near.map((number) => {
        const place = places[number]
        const slide = place === undefined ? undefined : slides[place]
        const isShown = number === current
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
                  place={place ?? 0}
                  level={2}
                  animate={isShown && isBegun}
                  spokenBullet={isShown ? point : null}
                />
              </FollowLinksContext>
            </div>
          )
        )
      })}
    </div>
  )
}
