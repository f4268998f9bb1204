import { createStore, type StoreApi } from 'zustand/vanilla'

import { moveShow, type ShowMove, type ShowPlace } from '#core/show/move-show.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenShowChannel, ShowChannel } from '#ports/show-channel.ts'
import type { ShowScreen } from '#ports/show-screen.ts'

import type { OpenDeck } from './open-deck.ts'
import { isShowOpen, type Overlays } from './overlays.ts'

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
}

/** Opening a window can make the browser give the screen back; that is not the user leaving. */
const windowOpensWithinMs = 1_000

export function createShow(needs: Needs): Show {
  const { overlays, currentDeck, openChannel, screen, clock, presenterAddress, onPresented } = needs
  const off: ShowState = { openDeck: null, isFullscreen: false, ended: false, blank: null }
  const state = createStore<ShowState>(() => off)
  let running: { channel: ShowChannel; startedAt: number; letGo: () => void } | null = null
  let opensWindow = false

  function begin() {
    const openDeck = currentDeck()
    if (!openDeck) {
      overlays.closeShow()
      return
    }
    const channel = openChannel(openDeck.id)
    const stops = [
      screen.stayAwake(),
      screen.onGone(() => channel.post({ kind: 'closed' })),
      screen.onChange(followScreen),
      openDeck.state.subscribe((now, before) => {
        if (now.current !== before.current) postPlace()
      }),
    ]
    channel.onMessage((message) => {
      if (message.kind === 'hello') postPlace()
      if (message.kind === 'move') {
        move(message.move)
        postPlace()
      }
    })
    running = {
      channel,
      startedAt: clock.now(),
      letGo() {
        stops.forEach((stop) => stop())
        channel.post({ kind: 'closed' })
        channel.close()
      },
    }
    state.setState({ ...off, openDeck })
    postPlace()
    onPresented(openDeck.id)
    if (!opensWindow) void fill()
  }

  function end() {
    running?.letGo()
    running = null
    state.setState(off)
    screen.release()
  }

  async function fill(which?: 'other'): Promise<boolean> {
    const filled = await screen.fill(which)
    // Left before the browser had answered.
    if (filled && !running) screen.release()
    return filled
  }

  function followScreen(isFullscreen: boolean) {
    state.setState({ isFullscreen })
    if (!isFullscreen && !opensWindow) overlays.closeShow()
  }

  function readPlace(): ShowPlace {
    const { openDeck, ended, blank } = state.getState()
    return { index: openDeck?.state.getState().current ?? 0, ended, blank }
  }

  function postPlace() {
    running?.channel.post({ kind: 'place', place: readPlace(), startedAt: running.startedAt })
  }

  function move(by: ShowMove) {
    const { openDeck } = state.getState()
    if (!openDeck) return
    const place = moveShow(readPlace(), by, openDeck.state.getState().deck.slides.length)
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
      opensWindow = true
      clock.after(windowOpensWithinMs, () => (opensWindow = false))
      if (!running) overlays.show('show')
    },
  }
}
