import { Play } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'

import { findShownPlace } from '#core/show/shown-slides.ts'
import { editorWords } from '#words/editor/editor.ts'
import { narrationWords } from '#words/talk/narration.ts'

import { type Action, useActions } from '../../actions.ts'
import { useDeckVoice } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { asksToPlay } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { ViewedDeck } from '../viewed-deck.ts'

/** The one thing a deck is for: it fills the screen and gives its talk, from the first slide. */
export function usePlay(deck: ViewedDeck): Action {
  const { overlays } = useWorkspace()
  const { presenter } = useDeckTools()
  const { offer } = useDeckVoice(deck)
  const action = useMemo<Action>(
    () => ({
      id: 'play',
      label: editorWords.actions.play,
      icon: <Play />,
      run() {
        deck.select(findShownPlace(deck.state.getState().deck.slides, 1))
        overlays.show('show')
        if (offer) void presenter.presentAll()
      },
    }),
    [deck, overlays, presenter, offer],
  )
  useActions(
    narrationWords.actions.group,
    useMemo(() => [action], [action]),
  )
  usePlayOnArrival(action, offer !== undefined)
  return action
}

/** Who pressed Play on a card of the library has been led here, and presses no second time. */
function usePlayOnArrival(play: Action, isKnown: boolean) {
  const search = useSearch()
  // As it was on arrival: the address soon names the slide instead.
  const [isAsked] = useState(() => asksToPlay(search))
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAsked || !isKnown || isDone.current) return
    isDone.current = true
    play.run()
  }, [isAsked, isKnown, play])
}
