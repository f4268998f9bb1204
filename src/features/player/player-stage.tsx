import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Playback } from '#workspace/playback/playback.ts'

import { NearSlides } from '../deck/near-slides.tsx'
import { useViewing } from '../workspace-context.ts'
import styles from './player-stage.module.css'
import type { SlideScript } from './write-scripts.ts'

type PlayerStageProps = {
  openDeck: OpenDeck
  playback: Playback
  scripts: readonly SlideScript[]
}

/** The first slide is not to share its way here with those that come later. */
const neighboursAfterMs = 1_200

/** As much of the presentation as has to be there at once. */
export function PlayerStage({ openDeck, playback, scripts }: PlayerStageProps) {
  const { clock } = useViewing()
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
      <NearSlides
        openDeck={openDeck}
        slides={slides}
        near={near.map((number) => places[number])}
        current={places[current] ?? 0}
        animate={isBegun}
        spokenBullet={point}
        className={styles.slide}
      />
    </div>
  )
}
