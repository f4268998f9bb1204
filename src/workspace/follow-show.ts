import { createStore, type StoreApi } from 'zustand/vanilla'

import { moveShow, type ShowMove, type ShowPlace } from '#core/show/move-show.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenShowChannel, ShowChannel, ShowMessage } from '#ports/show-channel.ts'

import type { OpenDeck } from './open-deck.ts'

export type FollowedState = {
  /** Whether a show is on in another window: looked for, there, not there, or closed meanwhile. */
  show: 'looking' | 'on' | 'none' | 'closed'
  /** When the show began. */
  startedAt: number | null
} & Omit<ShowPlace, 'index'>

/** A presenter window: stays where the show is, and takes it along. Without a show it moves alone. */
export type FollowedShow = {
  state: StoreApi<FollowedState>
  /** Looks for the show; answers how to leave it again. */
  join(): () => void
  move(move: ShowMove): void
}

type Needs = { openDeck: OpenDeck; openChannel: OpenShowChannel; clock: Clock }

/** A show answers at once; one that does not has gone without a word. */
const answersWithinMs = 1_500

export function followShow({ openDeck, openChannel, clock }: Needs): FollowedShow {
  const state = createStore<FollowedState>(() => ({
    show: 'looking',
    startedAt: null,
    ended: false,
    blank: null,
  }))
  let channel: ShowChannel | null = null
  let stopWaiting: (() => void) | null = null

  function ask(message: ShowMessage) {
    stopWaiting?.()
    stopWaiting = clock.after(answersWithinMs, () =>
      state.setState(({ show }) => ({ show: show === 'looking' ? 'none' : 'closed' })),
    )
    channel?.post(message)
  }

  function hear(message: ShowMessage) {
    if (message.kind !== 'place' && message.kind !== 'closed') return
    stopWaiting?.()
    if (message.kind === 'closed') {
      state.setState({ show: 'closed', ended: false, blank: null })
      return
    }
    state.setState({ show: 'on', startedAt: message.startedAt })
    goTo(message.place)
  }

  function goTo({ index, ended, blank }: ShowPlace) {
    openDeck.select(index)
    state.setState({ ended, blank })
  }

  return {
    state,

    join() {
      const joined = openChannel(openDeck.id)
      channel = joined
      joined.onMessage(hear)
      ask({ kind: 'hello' })
      return () => {
        stopWaiting?.()
        channel = null
        joined.close()
      }
    },

    move(move) {
      const { show, ended, blank } = state.getState()
      if (show === 'on') {
        ask({ kind: 'move', move })
        return
      }
      const { current, deck } = openDeck.state.getState()
      const place = moveShow({ index: current, ended, blank }, move, deck.slides.length)
      // Alone there is nothing to leave.
      if (place) goTo(place)
    },
  }
}
