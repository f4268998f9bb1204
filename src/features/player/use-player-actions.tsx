import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  ScrollText,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { playerWords } from '#words/talk/player.ts'
import { jumpSeconds, type Playback } from '#workspace/playback/playback.ts'
import { type PlayerChoice, playerRates } from '#workspace/playback/player-settings.ts'

import { type Action, useActions } from '../actions.ts'
import type { FullScreen } from './use-full-screen.ts'

type Needs = {
  playback: Playback
  choice: PlayerChoice
  fullScreen: FullScreen
  /** Of the slides that are presented. */
  count: number
}

export type PlayerActions = {
  toggle: Action
  previous: Action
  next: Action
  mute: Action
  captions: Action
  transcript: Action
  fullScreen: Action
}

const volumeStep = 0.1

/** What can be done with a talk, for its buttons and for the keys that players of films have. */
export function usePlayerActions({ playback, choice, fullScreen, count }: Needs): PlayerActions {
  const status = useStore(playback.state, (state) => state.status)
  const slide = useStore(playback.state, (state) => state.slide)
  const isMuted = useStore(playback.state, (state) => state.volume === 0)
  const { captions: hasCaptions, transcript: hasTranscript } = useStore(choice.state)

  const shown = useMemo<PlayerActions>(() => {
    const words = playerWords.actions
    const isPlaying = status === 'playing' || status === 'waiting'
    const isOver = status === 'ended'
    return {
      toggle: {
        id: 'play',
        label: isPlaying ? words.pause : isOver ? words.replay : words.play,
        icon: isPlaying ? <Pause /> : isOver ? <RotateCcw /> : <Play />,
        shortcut: 'k',
        otherShortcuts: ['Space'],
        run: playback.toggle,
      },
      previous: {
        id: 'previous-slide',
        label: words.previous,
        icon: <SkipBack />,
        shortcut: 'PageUp',
        otherShortcuts: ['Shift+P'],
        enabled: slide > 0,
        run: () => playback.turn(-1),
      },
      next: {
        id: 'next-slide',
        label: words.next,
        icon: <SkipForward />,
        shortcut: 'PageDown',
        otherShortcuts: ['Shift+N'],
        enabled: slide < count - 1,
        run: () => playback.turn(1),
      },
      mute: {
        id: 'mute',
        label: isMuted ? words.unmute : words.mute,
        icon: isMuted ? <VolumeX /> : <Volume2 />,
        shortcut: 'm',
        run: () => playback.setVolume(isMuted ? 1 : 0),
      },
      captions: {
        id: 'captions',
        label: hasCaptions ? words.captionsOff : words.captionsOn,
        icon: hasCaptions ? <Captions /> : <CaptionsOff />,
        shortcut: 'c',
        run: () => choice.change({ captions: !hasCaptions }),
      },
      transcript: {
        id: 'transcript',
        label: hasTranscript ? words.transcriptOff : words.transcriptOn,
        icon: <ScrollText />,
        shortcut: 't',
        run: () => choice.change({ transcript: !hasTranscript }),
      },
      fullScreen: {
        id: 'fullscreen',
        label: fullScreen.isOn ? words.leaveFullscreen : words.fullscreen,
        icon: fullScreen.isOn ? <Minimize /> : <Maximize />,
        shortcut: 'f',
        enabled: fullScreen.canBe,
        run: fullScreen.toggle,
      },
    }
  }, [playback, choice, fullScreen, count, status, slide, isMuted, hasCaptions, hasTranscript])

  const keys = useMemo<Action[]>(() => listKeys(playback), [playback])
  const all = useMemo(() => [...Object.values(shown), ...keys], [shown, keys])
  useActions(playerWords.actions.group, all, { singleKeys: true })
  return shown
}

/** What has no button of its own. */
function listKeys(playback: Playback): Action[] {
  const words = playerWords.actions
  const changeVolume = (by: number) =>
    playback.setVolume(Math.max(0, Math.min(1, playback.state.getState().volume + by)))
  const changeRate = (by: -1 | 1) => {
    const at = playerRates.findLastIndex((rate) => rate <= playback.state.getState().rate)
    const rate = playerRates[at + by]
    if (rate) playback.setRate(rate)
  }
  return [
    {
      id: 'back',
      label: words.back,
      shortcut: 'ArrowLeft',
      otherShortcuts: ['j'],
      run: () => playback.jump(-jumpSeconds),
    },
    {
      id: 'forward',
      label: words.forward,
      shortcut: 'ArrowRight',
      otherShortcuts: ['l'],
      run: () => playback.jump(jumpSeconds),
    },
    {
      id: 'louder',
      label: words.louder,
      shortcut: 'ArrowUp',
      run: () => changeVolume(volumeStep),
    },
    {
      id: 'quieter',
      label: words.quieter,
      shortcut: 'ArrowDown',
      run: () => changeVolume(-volumeStep),
    },
    { id: 'faster', label: words.faster, shortcut: '>', run: () => changeRate(1) },
    { id: 'slower', label: words.slower, shortcut: '<', run: () => changeRate(-1) },
  ]
}
