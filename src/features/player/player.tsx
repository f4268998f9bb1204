import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { playerWords as words } from '#words/talk/player.ts'
import { createPlayerChoice } from '#workspace/playback/player-settings.ts'
import { unknownLanguage } from '#workspace/playback/watch-playback.ts'
import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'

import { useActivity } from '../deck/use-activity.ts'
import { useViewing } from '../workspace-context.ts'
import { BigPlay } from './big-play.tsx'
import { PlayerBar } from './player-bar.tsx'
import { PlayerNotice } from './player-notice.tsx'
import { PlayerStage } from './player-stage.tsx'
import styles from './player.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { useIsPainted } from './use-is-painted.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayerActions } from './use-player-actions.tsx'
import { usePlayerGestures } from './use-player-gestures.ts'
import { writeScripts } from './write-scripts.ts'

// What is said is fetched for whoever hears it or reads along.
const PlayerCaptions = lazyComponent(() => import('./player-captions.tsx'), 'PlayerCaptions')
const PlayerWaiting = lazyComponent(() => import('./player-waiting.tsx'), 'PlayerWaiting')
const Transcript = lazyComponent(() => import('./transcript.tsx'), 'Transcript')

/** A phone that stands has room below the slide for what is said. As in the style sheets. */
const upright = '(max-aspect-ratio: 4 / 5)'

/** In full screen, after this long without mouse or key everything but the slide is gone. */
const controlsHideAfterMs = 3_000

type PlayerProps = {
  talk: WatchedTalk
  /** Above the slide, while it does not fill the screen. */
  header: ReactNode
  /** What there is to know about the presentation as a whole. */
  notice?: ReactNode
}

/** A presentation that gives its own talk, to be played, stopped and searched like a film. */
export function Player({ talk, header, notice }: PlayerProps) {
  const { deck: openDeck, playback, screen } = talk
  const { preferences } = useViewing()
  const deck = useStore(openDeck.state, (state) => state.deck)
  const status = useStore(playback.state, (state) => state.status)
  const slide = useStore(playback.state, (state) => state.slide)
  const [choice] = useState(() => createPlayerChoice(preferences))
  const settings = useStore(choice.state)
  const stage = useRef<HTMLElement>(null)
  const isActive = useActivity(controlsHideAfterMs)
  const fullScreen = useFullScreen(screen)
  const isUpright = useMediaQuery(upright)
  const language = openDeck.talk?.language ?? unknownLanguage
  // Nobody presses or reads anything before there is a slide to look at.
  const isPainted = useIsPainted()
  const scripts = useMemo(
    () => (isPainted ? writeScripts(deck.slides, language) : []),
    [isPainted, deck.slides, language],
  )
  const places = listShownPlaces(deck.slides)
  const actions = usePlayerActions({ playback, choice, fullScreen, count: places.length })
  usePlayerGestures(stage, { playback, fullScreen })
  useMediaSession(playback, deck.title)

  const isPlaying = status === 'playing' || status === 'waiting'
  useEffect(() => (isPlaying ? screen.stayAwake() : undefined), [isPlaying, screen])
  useEffect(() => playback.close, [playback])

  const shown = deck.slides[places[slide] ?? 0]
  if (!shown) return null
  const isHidden = fullScreen.isOn && isPlaying && !isActive
  const hasWords = places.some((place) => deck.slides[place] && canBeSpoken(deck.slides[place]))
  return (
    <div
      className={styles.player}
      data-full={fullScreen.isOn || undefined}
      data-idle={isHidden || undefined}
    >
      {!fullScreen.isOn && header}
      <main className={styles.hall} aria-label={words.label}>
        <section ref={stage} className={styles.stage} aria-label={words.slide}>
          <PlayerStage openDeck={openDeck} playback={playback} scripts={scripts} />
          {isPainted && status === 'ready' && <BigPlay playback={playback} />}
          {status === 'waiting' && <PlayerWaiting playback={playback} />}
          {settings.captions && hasWords && status !== 'ready' && (
            <PlayerCaptions
              playback={playback}
              scripts={scripts}
              size={settings.captionSize}
              place={settings.captionPlace}
            />
          )}
        </section>
        <output className={styles.announcement}>
          <HiddenText>{words.arrival(slide + 1, places.length, shown.title)}</HiddenText>
        </output>
        {isPainted && hasWords && (settings.transcript || isUpright) && (
          <Transcript
            slides={deck.slides}
            scripts={scripts}
            playback={playback}
            onClose={() => choice.change({ transcript: false })}
          />
        )}
      </main>
      <footer className={styles.foot}>
        <PlayerNotice playback={playback} />
        {notice}
        <section className={styles.bar} aria-label={words.bar}>
          {isPainted && (
            <PlayerBar
              openDeck={openDeck}
              playback={playback}
              choice={choice}
              actions={actions}
              hasWords={hasWords}
            />
          )}
        </section>
      </footer>
    </div>
  )
}
