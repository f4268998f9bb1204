import {
  AudioLines,
  ChevronsLeft,
  ChevronsRight,
  Mic,
  Pause,
  Play,
  Presentation,
  RotateCcw,
  Settings,
  SkipBack,
  SkipForward,
  Square,
  StepForward,
  Timer,
  Volume2,
} from 'lucide-react'
import { useMemo } from 'react'

import { isNarrating as isNarratingNow } from '#core/narration/talk/presenter-machine.ts'
import { editorWords } from '#words/editor/editor.ts'
import { fitTalkWords } from '#words/editor/fit-talk.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { ownVoiceWords } from '#words/talk/own-voice.ts'
import { rehearsalWords } from '#words/talk/rehearsal.ts'

import { type Action, useActions } from '../../actions.ts'
import { useDeckVoice, usePresenter } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { ViewedDeck } from '../viewed-deck.ts'

export type PresenterActions = {
  /** This slide, or Stop while it is spoken: the one word that stands for the talk. */
  present: Action
  presentAll: Action
  presentFromHere: Action
  presentSlide: Action
  pause: Action
  stop: Action
  back: Action
  forward: Action
  slideBack: Action
  slideForward: Action
  replay: Action
  voice: Action
  /** What is done before a talk is given; whoever only watches has nothing to prepare. */
  preparations: readonly Action[]
  settings: Action
}

/** What the voice can be told to do, for buttons, menus, shortcuts and palette. */
export function usePresenterActions(deck: ViewedDeck): PresenterActions {
  const { overlays } = useWorkspace()
  const { presenter } = useDeckTools()
  const isNarrating = usePresenter(isNarratingNow)
  const isPaused = usePresenter(({ status }) => status === 'paused')
  const { offer, missesKey } = useDeckVoice(deck)
  const hasVoice = offer !== null

  const { all, ...actions } = useMemo(() => {
    const words = narrationWords.actions
    const canStart = hasVoice && !isNarrating
    const presentAll: Action = {
      id: 'present-all',
      label: words.presentAll,
      icon: <Play />,
      shortcut: '$mod+Shift+Enter',
      enabled: canStart,
      run: () => void presenter.presentAll(),
    }
    const presentFromHere: Action = {
      id: 'present-from-here',
      label: words.presentFromHere,
      icon: <StepForward />,
      // Without the key of the chosen voice it leads to where the key is asked for.
      enabled: canStart || (missesKey && !isNarrating),
      run: () => void presenter.presentAll(deck.state.getState().current),
    }
    const presentSlide: Action = {
      id: 'present-slide',
      label: words.presentSlide,
      icon: <Volume2 />,
      shortcut: '$mod+Enter',
      enabled: canStart,
      run: () => void presenter.presentSlide(),
    }
    const present: Action = {
      id: 'present',
      label: editorWords.actions.present,
      icon: presentSlide.icon,
      enabled: canStart,
      run: presentSlide.run,
    }
    const pause: Action = {
      id: 'present-pause',
      label: isPaused ? words.resume : words.pause,
      icon: isPaused ? <Play /> : <Pause />,
      shortcut: 'Space',
      enabled: isNarrating,
      run: () => (isPaused ? void presenter.resume() : presenter.pause()),
    }
    const stop: Action = {
      id: 'present-stop',
      label: words.stop,
      icon: <Square />,
      shortcut: 'Escape',
      enabled: isNarrating,
      run: presenter.stop,
    }
    const back: Action = {
      id: 'sentence-back',
      label: words.sentenceBack,
      icon: <SkipBack />,
      shortcut: 'Alt+,',
      enabled: isNarrating,
      run: () => presenter.stepSentence(-1),
    }
    const forward: Action = {
      id: 'sentence-forward',
      label: words.sentenceForward,
      icon: <SkipForward />,
      shortcut: 'Alt+.',
      enabled: isNarrating,
      run: () => presenter.stepSentence(1),
    }
    const slideBack: Action = {
      id: 'talk-slide-back',
      label: words.slideBack,
      icon: <ChevronsLeft />,
      shortcut: 'Alt+PageUp',
      enabled: isNarrating,
      run: () => void presenter.stepSlide(-1),
    }
    const slideForward: Action = {
      id: 'talk-slide-forward',
      label: words.slideForward,
      icon: <ChevronsRight />,
      shortcut: 'Alt+PageDown',
      enabled: isNarrating,
      run: () => void presenter.stepSlide(1),
    }
    const replay: Action = {
      id: 'present-replay',
      label: words.replay,
      icon: <RotateCcw />,
      enabled: hasVoice,
      run: () => void presenter.replay(),
    }
    const voice: Action = {
      id: 'voice',
      label: words.voice,
      icon: <AudioLines />,
      run: () => overlays.show('voice'),
    }
    const record: Action = {
      id: 'record-voice',
      label: ownVoiceWords.action,
      icon: <Mic />,
      enabled: !isNarrating,
      run: () => overlays.show('own-voice'),
    }
    const fit: Action = {
      id: 'fit-talk',
      label: fitTalkWords.action,
      icon: <Timer />,
      enabled: !isNarrating,
      run: () => overlays.show('fit-talk'),
    }
    const rehearse: Action = {
      id: 'rehearse',
      label: rehearsalWords.action,
      icon: <Presentation />,
      enabled: !isNarrating,
      run: () => overlays.show('rehearsal'),
    }
    const preparations = deck.isWatched ? [] : [record, fit, rehearse]
    const settings: Action = {
      id: 'presenter-settings',
      label: words.settings,
      icon: <Settings />,
      run: () => overlays.show('settings'),
    }
    return {
      present: isNarrating ? stop : present,
      presentAll,
      presentFromHere,
      presentSlide,
      pause,
      stop,
      back,
      forward,
      slideBack,
      slideForward,
      replay,
      voice,
      preparations,
      settings,
      all: [
        presentAll,
        presentFromHere,
        presentSlide,
        replay,
        voice,
        ...preparations,
        // Keys that mean other things while nothing is said.
        ...(isNarrating ? [pause, stop, back, forward, slideBack, slideForward] : []),
      ],
    }
  }, [presenter, overlays, deck, hasVoice, missesKey, isNarrating, isPaused])

  useActions(narrationWords.actions.group, all)
  return actions
}
