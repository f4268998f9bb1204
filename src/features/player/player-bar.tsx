import { Settings2 } from 'lucide-react'
import { useStore } from 'zustand'

import { listShownPlaces } from '#core/show/shown-slides.ts'
import { IconButton } from '#ui/button.tsx'
import { LazyMenu } from '#ui/menus/lazy-menu.tsx'
import { playerWords as words } from '#words/talk/player.ts'
import type { MenuItem } from '#ui/menus/menu.tsx'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Playback } from '#workspace/playback/playback.ts'
import {
  captionPlaces,
  captionSizes,
  type PlayerChoice,
  playerRates,
  type PlayerSettings,
} from '#workspace/playback/player-settings.ts'

import type { Action } from '../actions.ts'
import { MissingDialog } from '../missing-part.tsx'
import styles from './player-bar.module.css'
import { TimeLine } from './time-line.tsx'
import type { PlayerActions } from './use-player-actions.tsx'

type PlayerBarProps = {
  openDeck: OpenDeck
  playback: Playback
  choice: PlayerChoice
  actions: PlayerActions
  hasWords: boolean
}

export function PlayerBar({ openDeck, playback, choice, actions, hasWords }: PlayerBarProps) {
  const isWaiting = useStore(playback.state, ({ status }) => status === 'waiting')
  const volume = useStore(playback.state, (state) => state.volume)
  const rate = useStore(playback.state, (state) => state.rate)
  const settings = useStore(choice.state)
  return (
    <>
      <TimeLine openDeck={openDeck} playback={playback} />
      <div className={styles.row}>
        <BarButton action={actions.toggle} isWaiting={isWaiting} />
        <BarButton action={actions.previous} />
        <BarButton action={actions.next} />
        <div className={styles.volume}>
          <BarButton action={actions.mute} />
          <input
            type="range"
            className={styles.slider}
            aria-label={words.volume}
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={({ target }) => playback.setVolume(Number(target.value))}
          />
        </div>
        <Clock playback={playback} />
        <Counter openDeck={openDeck} playback={playback} />
        <span className={styles.gap} />
        {rate !== 1 && <span className={styles.rate}>{words.settings.rate(rate)}</span>}
        {hasWords && <BarButton action={actions.captions} className={styles.reading} />}
        {hasWords && <BarButton action={actions.transcript} className={styles.reading} />}
        <LazyMenu
          Missing={MissingDialog}
          trigger={<IconButton icon={<Settings2 />} label={words.actions.settings} />}
          items={() => listSettings({ playback, rate, choice, settings, hasWords })}
        />
        {actions.fullScreen.enabled !== false && <BarButton action={actions.fullScreen} />}
      </div>
    </>
  )
}

type BarButtonProps = { action: Action; isWaiting?: boolean; className?: string | undefined }

const BarButton = ({ action, isWaiting, className }: BarButtonProps) => (
  <IconButton
    label={action.label}
    title={action.label}
    icon={action.icon}
    disabled={action.enabled === false}
    data-waiting={isWaiting || undefined}
    {...(className && { className })}
    onClick={action.run}
  />
)

/** Apart, so that only this is drawn with every second. */
function Clock({ playback }: { playback: Playback }) {
  const seconds = useStore(playback.state, (state) => Math.floor(state.seconds))
  return <span className={styles.time}>{words.time(seconds, playback.times.seconds)}</span>
}

function Counter({ openDeck, playback }: { openDeck: OpenDeck; playback: Playback }) {
  const slide = useStore(playback.state, (state) => state.slide)
  const total = useStore(openDeck.state, ({ deck }) => listShownPlaces(deck.slides).length)
  return <span className={styles.counter}>{words.counter(slide + 1, total)}</span>
}

type Settings = {
  playback: Playback
  rate: number
  choice: PlayerChoice
  settings: PlayerSettings
  hasWords: boolean
}

function listSettings({ playback, rate, choice, settings, hasWords }: Settings): MenuItem[] {
  const said = words.settings
  const speed: MenuItem = {
    id: 'speed',
    label: said.speed,
    value: String(rate),
    options: playerRates.map((value) => ({ value: String(value), label: said.rate(value) })),
    choose: (value) => playback.setRate(Number(value)),
  }
  if (!hasWords) return [speed]
  return [
    speed,
    {
      id: 'caption-size',
      label: said.captionSize,
      value: settings.captionSize,
      options: captionSizes.map((value) => ({ value, label: said.captionSizes[value] })),
      choose: (value) => {
        const size = captionSizes.find((one) => one === value)
        if (size) choice.change({ captionSize: size })
      },
    },
    {
      id: 'caption-place',
      label: said.captionPlace,
      value: settings.captionPlace,
      options: captionPlaces.map((value) => ({ value, label: said.captionPlaces[value] })),
      choose: (value) => {
        const place = captionPlaces.find((one) => one === value)
        if (place) choice.change({ captionPlace: place })
      },
    },
  ]
}
