import { createStore, type StoreApi } from 'zustand/vanilla'

import { moveShow, type ShowMove, type ShowPlace } from '#core/show/move-show.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenShowChannel, ShowChannel, ShowMessage } from '#ports/tabs/show-channel.ts'

import type { OpenDeck, OpenDeckState } from '#workspace/deck/open-deck.ts'

export type FollowedState = {
  /** Whether a show is on in another window: looked for, there, not there, or closed meanwhile. */
  show: 'looking' | 'on' | 'none' | 'closed'
  /** When the show began. */
  startedAt: number | null
  /** The word that is being said with a slide; -1 before the first. */
  spoken: { slideId: string; word: number } | null
  /** Slides go on by themselves, and nobody else may move them. */
  isBlocked: boolean
} & Omit<ShowPlace, 'index'>

/** A presenter window: stays where the show is, and takes it along. Without a show it moves alone. */
export type FollowedShow = {
  state: StoreApi<FollowedState>
  /** Looks for the show; answers how to leave it again. */
  join(): () => void
  move(move: ShowMove): void
  /** The talk that is given goes on with another slide; without one nothing happens. */
  skip(by: -1 | 1): void
}

type Needs = { openDeck: OpenDeck; openChannel: OpenShowChannel; clock: Clock }

/** A show answers at once; one that does not has gone without a word. */
const answersWithinMs = 1_500

export function followShow({ openDeck, openChannel, clock }: Needs): FollowedShow {
  const state = createStore<FollowedState>(() => ({
    show: 'looking',
    startedAt: null,
    spoken: null,
    isBlocked: false,
    ended: false,
    blank: null,
  }))
  let channel: ShowChannel | null = null
  /** The show that is followed, and its slide. Of several in the same deck it is the first that answers. */
  let followed: { showId: string; slideId: string } | null = null
  let stopWaiting: (() => void) | null = null

  function ask(message: ShowMessage) {
    stopWaiting?.()
    stopWaiting = clock.after(answersWithinMs, () => {
      followed = null
      state.setState(({ show }) => ({
        show: show === 'looking' ? 'none' : 'closed',
        spoken: null,
        isBlocked: false,
      }))
    })
    channel?.post(message)
  }

  function hear(message: ShowMessage) {
    if (message.kind === 'spoken' && followed?.showId === message.showId) {
      const { slideId, word } = message
      state.setState({ spoken: word === null ? null : { slideId, word } })
    }
    if (message.kind !== 'place' && message.kind !== 'closed') return
    if (followed ? followed.showId !== message.showId : message.kind === 'closed') return
    stopWaiting?.()
    if (message.kind === 'closed') {
      followed = null
      state.setState({ show: 'closed', spoken: null, isBlocked: false, ended: false, blank: null })
      return
    }
    followed = { showId: message.showId, slideId: message.slideId }
    state.setState({ show: 'on', startedAt: message.startedAt, isBlocked: message.isBlocked })
    goTo({ ...message.place, index: findFollowed() ?? message.place.index })
  }

  /** The show's index can be off while an edit of the deck is still under way to this window. */
  function findFollowed(): number | null {
    const { slides } = openDeck.state.getState().deck
    const index = slides.findIndex(({ id }) => id === followed?.slideId)
    return index < 0 ? null : index
  }

  function keepToFollowed({ current }: OpenDeckState) {
    const index = findFollowed()
    if (index !== null && index !== current) openDeck.select(index)
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
      const stopKeeping = openDeck.state.subscribe(keepToFollowed)
      ask({ kind: 'hello' })
      return () => {
        stopWaiting?.()
        stopKeeping()
        channel = null
        followed = null
        joined.close()
      }
    },

    skip(by) {
      if (followed) ask({ kind: 'skip', showId: followed.showId, by })
    },

    move(move) {
      if (followed) {
        ask({ kind: 'move', showId: followed.showId, move })
        return
      }
      const { ended, blank } = state.getState()
      const { current, deck } = openDeck.state.getState()
      const place = moveShow({ index: current, ended, blank }, move, deck.slides)
      // Alone there is nothing to leave.
      if (place) goTo(place)
    },
  }
}
