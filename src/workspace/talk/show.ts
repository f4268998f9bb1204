import { createStore, type StoreApi } from 'zustand/vanilla'

import { isNarrating, isNavigationBlocked } from '#core/narration/talk/presenter-machine.ts'
import { moveShow, type ShowMove, type ShowPlace } from '#core/show/move-show.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenShowChannel, ShowChannel } from '#ports/tabs/show-channel.ts'
import type { ShowScreen } from '#ports/tabs/show-screen.ts'

import { createId } from '#workspace/create-id.ts'
import type { OpenDeck, OpenDeckState } from '#workspace/deck/open-deck.ts'
import { isShowOpen, type Overlays } from '#workspace/overlays.ts'
import type { PresenterView } from './presenter-state.ts'

export type ShowState = {
  /** The deck that is shown; the slide is the one it is at. */
  openDeck: OpenDeck | null
  /** The whole screen is filled, not only the window. */
  isFullscreen: boolean
} & Omit<ShowPlace, 'index'>

/** The show in this window. It begins and ends with the overlay `show`. */
export type Show = {
  state: StoreApi<ShowState>
  move(move: ShowMove): void
  leave(): void
  /** Fills the screen where it can; otherwise, and when it is filled already, the show ends. */
  toggleFullscreen(): Promise<void>
  hasOtherScreen(): boolean
  fillOtherScreen(): Promise<boolean>
  /** Opens the presenter window, and the show with it. */
  openPresenter(): void
}

type Needs = {
  overlays: Overlays
  currentDeck: () => OpenDeck | null
  openChannel: OpenShowChannel
  screen: ShowScreen
  clock: Clock
  /** Where the presenter view of a deck is. */
  presenterAddress: (deckId: string) => string
  onPresented: (deckId: string) => void
  /** Who speaks while the show is on: then nobody else may move it, and presenter windows read along. */
  narration?: Pick<StoreApi<PresenterView>, 'getState' | 'subscribe'>
  /** The talk goes on with another slide. */
  onSkip?: (by: -1 | 1) => void
}

/**
 * Opening a window can make the browser give the screen back; that is not the user leaving. A slow
 * machine takes seconds for it, so the wait ends soon after the window was heard of.
 */
const windowOpensWithinMs = 15_000
const screenIsTakenWithinMs = 1_000

export function createShow(needs: Needs): Show {
  const { overlays, currentDeck, openChannel, screen, clock, presenterAddress, onPresented } = needs
  const { narration, onSkip } = needs
  const off: ShowState = { openDeck: null, isFullscreen: false, ended: false, blank: null }
  const state = createStore<ShowState>(() => off)
  let running: { id: string; channel: ShowChannel; startedAt: number; letGo: () => void } | null =
    null
  /** While a window opens: calls off the wait for its end. */
  let opensWindow: (() => void) | null = null

  function begin() {
    const openDeck = currentDeck()
    if (!openDeck) {
      overlays.closeShow()
      return
    }
    const id = createId('show')
    const channel = openChannel(openDeck.id)
    const postClosed = () => channel.post({ kind: 'closed', showId: id })
    const stops = [
      screen.stayAwake(),
      screen.onGone(postClosed),
      screen.onReturn(postPlace),
      screen.onChange(followScreen),
      openDeck.state.subscribe((now, before) => {
        if (slideIdOf(now) === slideIdOf(before)) return
        // Whoever turned the page, such as the voice, wants it seen.
        state.setState({ ended: false, blank: null })
        postPlace()
      }),
      narration?.subscribe((now, before) => {
        if (now.word !== before.word || now.status !== before.status) postSpoken()
        if (isNavigationBlocked(now) !== isNavigationBlocked(before)) postPlace()
      }) ?? (() => {}),
    ]
    channel.onMessage((message) => {
      if (message.kind === 'hello') {
        if (opensWindow) waitForWindow(screenIsTakenWithinMs)
        postPlace()
        postSpoken()
      }
      if (message.kind === 'move' && message.showId === id) {
        move(message.move)
        postPlace()
      }
      if (message.kind === 'skip' && message.showId === id) {
        onSkip?.(message.by)
        postPlace()
      }
    })
    running = {
      id,
      channel,
      startedAt: clock.now(),
      letGo() {
        stops.forEach((stop) => stop())
        postClosed()
        channel.close()
      },
    }
    state.setState({ ...off, openDeck })
    postPlace()
    postSpoken()
    onPresented(openDeck.id)
    if (!opensWindow) void fill()
  }

  function end() {
    running?.letGo()
    running = null
    state.setState(off)
    screen.release()
  }

  function waitForWindow(ms: number) {
    opensWindow?.()
    opensWindow = clock.after(ms, () => (opensWindow = null))
  }

  async function fill(which?: 'other'): Promise<boolean> {
    const filled = await screen.fill(which)
    // Left before the browser had answered.
    if (filled && !running) screen.release()
    return filled
  }

  function followScreen(isFullscreen: boolean) {
    // The screen that an earlier show filled may be given back only after this one has begun.
    const isLeft = state.getState().isFullscreen && !isFullscreen
    state.setState({ isFullscreen })
    if (isLeft && !opensWindow) overlays.closeShow()
  }

  const isBlocked = () => (narration ? isNavigationBlocked(narration.getState()) : false)

  function readPlace(): ShowPlace {
    const { openDeck, ended, blank } = state.getState()
    return { index: openDeck?.state.getState().current ?? 0, ended, blank }
  }

  function postPlace() {
    const { openDeck } = state.getState()
    if (!running || !openDeck) return
    const { id, channel, startedAt } = running
    const slideId = slideIdOf(openDeck.state.getState())
    const place = readPlace()
    channel.post({ kind: 'place', showId: id, place, slideId, startedAt, isBlocked: isBlocked() })
  }

  function postSpoken() {
    const view = narration?.getState()
    if (!running || !view?.slideId) return
    const { id, channel } = running
    const word = isNarrating(view) ? view.word : null
    channel.post({ kind: 'spoken', showId: id, slideId: view.slideId, word })
  }

  function move(by: ShowMove) {
    const { openDeck } = state.getState()
    if (!openDeck || (isBlocked() && by !== 'black' && by !== 'white')) return
    const place = moveShow(readPlace(), by, openDeck.state.getState().deck.slides)
    if (!place) {
      overlays.closeShow()
      return
    }
    state.setState({ ended: place.ended, blank: place.blank })
    openDeck.select(place.index)
  }

  overlays.state.subscribe((now) => {
    if (isShowOpen(now) === (running !== null)) return
    if (running) end()
    else begin()
  })

  return {
    state,
    leave: overlays.closeShow,
    move(by) {
      move(by)
      postPlace()
    },

    async toggleFullscreen() {
      if (state.getState().isFullscreen || !(await fill())) overlays.closeShow()
    },

    hasOtherScreen: screen.hasOther,
    fillOtherScreen: () => fill('other'),

    openPresenter() {
      const deckId = currentDeck()?.id
      if (deckId === undefined) return
      if (!screen.openWindow(presenterAddress(deckId), `lectern-presenter-${deckId}`)) {
        overlays.show('presenter-blocked')
        return
      }
      waitForWindow(windowOpensWithinMs)
      if (!running) overlays.show('show')
    },
  }
}

const slideIdOf = ({ deck, current }: OpenDeckState): string => deck.slides[current]?.id ?? ''
