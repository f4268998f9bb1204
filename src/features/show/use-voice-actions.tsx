import {
  Captions,
  CaptionsOff,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Square,
} from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { isNarrating as isNarratingNow } from '#core/narration/talk/presenter-machine.ts'
import { narrationWords } from '#words/talk/narration.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { Action } from '../actions.ts'
import { useDeckVoice, usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'

/** `shown` is for the toolbar, `all` for keys and palette. */
export type VoiceActions = { shown: readonly Action[]; all: readonly Action[] }

/** What the voice can be told to do in a show. */
export function useVoiceActions(openDeck: OpenDeck): VoiceActions {
  const { presenter, narrationChoice, show } = useDeckTools()
  const isNarrating = usePresenter(isNarratingNow)
  const isPaused = usePresenter(({ status }) => status === 'paused')
  const captions = useStore(narrationChoice.state, (settings) => settings.captions)
  const hasVoice = useDeckVoice(openDeck).offer !== null

  return useMemo(() => {
    const words = narrationWords.actions
    const presentAll: Action = {
      id: 'show-present-all',
      label: words.presentAll,
      icon: <Play />,
      shortcut: 'a',
      enabled: hasVoice && !isNarrating,
      run() {
        // From the page after the last slide it begins with the first.
        show.move('first')
        void presenter.presentAll()
      },
    }
    const pause: Action = {
      id: 'show-pause',
      label: isPaused ? words.resume : words.pause,
      icon: isPaused ? <Play /> : <Pause />,
      shortcut: 'Space',
      otherShortcuts: ['k'],
      run: () => (isPaused ? void presenter.resume() : presenter.pause()),
    }
    const stop: Action = {
      id: 'show-stop',
      label: words.stop,
      icon: <Square />,
      shortcut: 'x',
      run: presenter.stop,
    }
    const back: Action = {
      id: 'show-sentence-back',
      label: words.sentenceBack,
      icon: <SkipBack />,
      shortcut: 'j',
      run: () => presenter.stepSentence(-1),
    }
    const forward: Action = {
      id: 'show-sentence-forward',
      label: words.sentenceForward,
      icon: <SkipForward />,
      shortcut: 'l',
      run: () => presenter.stepSentence(1),
    }
    const slideBack: Action = {
      id: 'show-slide-back',
      label: words.slideBack,
      icon: <ChevronsLeft />,
      shortcut: 'Shift+J',
      run: () => void presenter.stepSlide(-1),
    }
    const slideForward: Action = {
      id: 'show-slide-forward',
      label: words.slideForward,
      icon: <ChevronsRight />,
      shortcut: 'Shift+L',
      run: () => void presenter.stepSlide(1),
    }
    const replay: Action = {
      id: 'show-replay',
      label: words.replay,
      icon: <RotateCcw />,
      shortcut: 'r',
      enabled: hasVoice,
      run: () => void presenter.replay(),
    }
    const toggleCaptions: Action = {
      id: 'show-captions',
      label: captions ? words.captionsOff : words.captionsOn,
      icon: captions ? <Captions /> : <CaptionsOff />,
      shortcut: 'c',
      run: () => narrationChoice.change({ captions: !captions }),
    }
    return isNarrating
      ? {
          shown: [slideBack, back, pause, forward, slideForward, stop, toggleCaptions],
          all: [pause, stop, back, forward, slideBack, slideForward, replay, toggleCaptions],
        }
      : { shown: [presentAll, toggleCaptions], all: [presentAll, replay, toggleCaptions] }
  }, [presenter, narrationChoice, show, hasVoice, isNarrating, isPaused, captions])
}
