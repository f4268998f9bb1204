import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMemoryShowScreen } from '#adapters/screen/memory-show-screen.ts'
import { createMemoryShowChannels } from '#adapters/tabs/memory-show-channel.ts'
import { addSlide } from '#core/edit/add-slide.ts'

import { createBrowser, id } from '../../test/fixtures/deck-browser.ts'
import { settle } from '../../test/fixtures/manual-clock.ts'
import { followShow } from './follow-show.ts'
import type { OpenDeck, OpenDeckNeeds } from './open-deck.ts'
import { createOverlays } from './overlays.ts'
import { type PresenterView, presenterView } from './presenter-state.ts'
import { createShow } from './show.ts'

async function createHall() {
  const browser = await createBrowser()
  const openChannel = createMemoryShowChannels()
  const { clock } = browser
  const openDeck = await browser.openTab()
  const screen = createMemoryShowScreen()
  const overlays = createOverlays()
  const presented: string[] = []
  let onDesk: OpenDeck | null = openDeck
  const narration = createStore<PresenterView>(() => presenterView)
  const show = createShow({
    overlays,
    currentDeck: () => onDesk,
    openChannel,
    screen,
    clock,
    presenterAddress: (deckId) => `/present/${deckId}`,
    onPresented: (deckId) => presented.push(deckId),
    narration,
  })
  return {
    ...browser,
    openDeck,
    screen,
    overlays,
    presented,
    show,
    clearDesk: () => (onDesk = null),
    narration,
    async openSecondShow() {
      const deck = await browser.openTab()
      const others = createOverlays()
      const second = createShow({
        overlays: others,
        currentDeck: () => deck,
        openChannel,
        screen: createMemoryShowScreen(),
        clock,
        presenterAddress: (deckId) => `/present/${deckId}`,
        onPresented: () => {},
      })
      others.show('show')
      await settle()
      return { openDeck: deck, show: second }
    },
    async openPresenter(needs: Partial<OpenDeckNeeds> = {}) {
      const deck = await browser.openTab(needs)
      const followed = followShow({ openDeck: deck, openChannel, clock })
      const leave = followed.join()
      await settle()
      return { deck, ...followed, leave }
    },
  }
}

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

const start = async () => {
  hall.overlays.show('show')
  await settle()
}
const isOn = () => hall.overlays.state.getState().open === 'show'
const current = (deck = hall.openDeck) => deck.state.getState().current

test('a show begins at the current slide, fills the screen and keeps it awake until it ends', async () => {
  hall.openDeck.select(1)
  await start()
  expect(hall.show.state.getState()).toMatchObject({ openDeck: hall.openDeck, isFullscreen: true })
  expect([current(), hall.screen.isFilled(), hall.screen.isAwake()]).toEqual([1, true, true])
  hall.show.leave()
  expect(hall.show.state.getState().openDeck).toBeNull()
  await settle()
  expect([isOn(), hall.screen.isFilled(), hall.screen.isAwake()]).toEqual([false, false, false])
})

test('the screen is asked for in the same breath as the show, while the press still counts', () => {
  let asked = false
  hall.screen.fill = async () => (asked = true)
  hall.overlays.show('show')
  expect(asked).toBe(true)
})

test('last presented is set when the deck is presented, once for each show', async () => {
  await start()
  hall.show.move('next')
  expect(hall.presented).toEqual([id])
  hall.show.leave()
  await start()
  expect(hall.presented).toEqual([id, id])
})

test('fullscreen follows the browser: when it gives the screen back the show is over', async () => {
  await start()
  hall.screen.takeBack()
  expect(isOn()).toBe(false)
})

test('a screen that is given back late does not end the show that has begun since', async () => {
  await start()
  hall.show.leave()
  await start()
  expect(hall.show.state.getState().openDeck).toBe(hall.openDeck)
})

test('if the request fails the show fills the window instead, and toggling ends it', async () => {
  hall.screen.refuses.fill = true
  await start()
  expect([isOn(), hall.show.state.getState().isFullscreen]).toEqual([true, false])
  await hall.show.toggleFullscreen()
  expect(isOn()).toBe(false)
})

test('a show left before the browser answered gives the screen back', async () => {
  hall.overlays.show('show')
  hall.overlays.close()
  await settle()
  expect(hall.screen.isFilled()).toBe(false)
})

test('without an open deck there is no show', () => {
  hall.clearDesk()
  hall.overlays.show('show')
  expect(hall.overlays.state.getState().open).toBeNull()
})

test('a show goes on behind what is opened over it, and can end there', async () => {
  await start()
  hall.overlays.show('shortcuts')
  expect(hall.show.state.getState().openDeck).not.toBeNull()
  hall.overlays.close()
  expect(isOn()).toBe(true)
  hall.overlays.show('palette')
  hall.show.leave()
  expect(hall.overlays.state.getState()).toEqual({ open: 'palette', beneath: null })
  expect(hall.screen.isAwake()).toBe(false)
})

test('after the last slide comes the end, and after that the show is over', async () => {
  await start()
  hall.show.move('last')
  hall.show.move('next')
  expect([current(), hall.show.state.getState().ended]).toEqual([2, true])
  hall.show.move('next')
  expect([isOn(), current()]).toEqual([false, 2])
})

test('a presenter window that joins late finds the show where it is, and since when', async () => {
  const began = hall.clock.now()
  await start()
  hall.show.move('next')
  hall.show.move('black')
  await hall.clock.pass(60_000)
  const presenter = await hall.openPresenter()
  expect(current(presenter.deck)).toBe(1)
  expect(presenter.state.getState()).toEqual({
    show: 'on',
    spoken: null,
    startedAt: began,
    isBlocked: false,
    ended: false,
    blank: 'black',
  })
})

test('show and presenter stay in step, whoever moves', async () => {
  await start()
  const presenter = await hall.openPresenter()
  presenter.move('next')
  await settle()
  expect([current(), current(presenter.deck)]).toEqual([1, 1])
  hall.show.move('next')
  await settle()
  expect([current(), current(presenter.deck)]).toEqual([2, 2])
  presenter.move('next')
  await settle()
  expect([hall.show.state.getState().ended, presenter.state.getState().ended]).toEqual([true, true])
  // Both at once: the show decides, and they agree.
  presenter.move(0)
  hall.show.move('previous')
  await settle()
  expect([current(), current(presenter.deck)]).toEqual([0, 0])
  expect([hall.show.state.getState().ended, presenter.state.getState().ended]).toEqual([
    false,
    false,
  ])
})

test('a slide that is added before the one shown moves neither of them', async () => {
  hall.openDeck.select(1)
  await start()
  const presenter = await hall.openPresenter()
  const editor = await hall.openTab()
  editor.edit((view) => addSlide(view, 'blank', () => 'new'))
  await settle()
  for (const deck of [hall.openDeck, presenter.deck]) {
    expect(current(deck)).toBe(2)
    expect(deck.state.getState().deck.slides[2]?.id).toBe('b')
  }
})

test('a presenter window shows the slide of the show, however late an edit of the deck arrives', async () => {
  const late: (() => void)[] = []
  const openLate: typeof hall.openChannel = (deckId) => {
    const channel = hall.openChannel(deckId)
    return {
      ...channel,
      onMessage: (listen) => channel.onMessage((message) => late.push(() => listen(message))),
    }
  }
  const arrive = async () => {
    late.splice(0).forEach((run) => run())
    await settle()
  }
  const shownTo = (deck: OpenDeck) => deck.state.getState().deck.slides[current(deck)]?.id
  await start()
  const presenter = await hall.openPresenter({ openChannel: openLate })
  await arrive()

  hall.openDeck.edit((view) => addSlide(view, 'blank', () => 'new'))
  hall.openDeck.select(0)
  hall.show.move('last')
  await settle()
  expect([current(), current(presenter.deck)]).toEqual([3, 2])
  expect(shownTo(presenter.deck)).toBe('c')

  // A slide that is not here yet is shown once it is.
  hall.show.move(1)
  await settle()
  expect(shownTo(hall.openDeck)).toBe('new')
  await arrive()
  expect(shownTo(presenter.deck)).toBe('new')
})

test('of two shows of a deck a presenter window follows and moves the first that answers', async () => {
  await start()
  const presenter = await hall.openPresenter()
  const second = await hall.openSecondShow()
  second.show.move('last')
  await settle()
  expect(current(presenter.deck)).toBe(0)
  presenter.move('next')
  await settle()
  expect([current(), current(presenter.deck), current(second.openDeck)]).toEqual([1, 1, 2])
  second.show.leave()
  await settle()
  expect(presenter.state.getState().show).toBe('on')
})

test('a presenter window says when the show was closed, and then moves alone', async () => {
  await start()
  const presenter = await hall.openPresenter()
  hall.show.leave()
  await settle()
  expect(presenter.state.getState().show).toBe('closed')
  presenter.move('last')
  await settle()
  expect([current(), current(presenter.deck)]).toEqual([0, 2])
  presenter.move('next')
  presenter.move('next')
  expect(presenter.state.getState().ended).toBe(true)
})

test('a window that is closed or reloaded takes its show along', async () => {
  await start()
  const presenter = await hall.openPresenter()
  hall.screen.go()
  await settle()
  expect(presenter.state.getState().show).toBe('closed')
})

test('a window that the Back button brings back has its show again', async () => {
  await start()
  const presenter = await hall.openPresenter()
  hall.screen.go()
  hall.screen.comeBack()
  await settle()
  expect(presenter.state.getState().show).toBe('on')
})

test('a show that does not answer is as good as closed, and one that comes back is joined again', async () => {
  const presenter = await hall.openPresenter()
  expect(presenter.state.getState().show).toBe('looking')
  await hall.clock.pass(1_500)
  expect(presenter.state.getState().show).toBe('none')
  await start()
  expect(presenter.state.getState().show).toBe('on')
  await hall.clock.pass(60_000)
  expect(presenter.state.getState().show).toBe('on')
})

test('the show answers even a move that leads nowhere, so nobody takes it for closed', async () => {
  await start()
  const presenter = await hall.openPresenter()
  presenter.move('previous')
  await hall.clock.pass(10_000)
  expect(presenter.state.getState().show).toBe('on')
})

test('Presenter view opens the window and the show, which leaves the screen to both', async () => {
  hall.show.openPresenter()
  await settle()
  expect(hall.screen.windows).toEqual([`/present/${id}`])
  expect([isOn(), hall.screen.isFilled()]).toEqual([true, false])
  await hall.clock.pass(1_000)
  await hall.show.toggleFullscreen()
  expect([isOn(), hall.show.state.getState().isFullscreen]).toEqual([true, true])
})

test('a screen that the browser gives back because a window opens does not end the show', async () => {
  await start()
  hall.show.openPresenter()
  hall.screen.takeBack()
  expect([isOn(), hall.show.state.getState().isFullscreen]).toEqual([true, false])
  await hall.clock.pass(1_000)
  await hall.show.toggleFullscreen()
  hall.screen.takeBack()
  expect(isOn()).toBe(false)
})

test('each window that opens has its own time to take the screen', async () => {
  await start()
  hall.show.openPresenter()
  await hall.clock.pass(900)
  hall.show.openPresenter()
  await hall.clock.pass(900)
  hall.screen.takeBack()
  expect(isOn()).toBe(true)
})

test('a blocked presenter window is said so, over the show if there is one', async () => {
  hall.screen.refuses.windows = true
  hall.show.openPresenter()
  expect(hall.overlays.state.getState()).toEqual({ open: 'presenter-blocked', beneath: null })
  hall.overlays.close()
  await start()
  hall.show.openPresenter()
  expect(hall.overlays.state.getState()).toEqual({ open: 'presenter-blocked', beneath: 'show' })
})

test('while the deck goes on by itself nobody else moves it, from here or from the presenter window', async () => {
  await start()
  const presenter = await hall.openPresenter()
  hall.narration.setState({ status: 'speaking', mode: 'auto' })
  hall.show.move('next')
  presenter.move('last')
  await settle()
  expect(current()).toBe(0)
  hall.show.move('black')
  expect(hall.show.state.getState().blank).toBe('black')
  hall.narration.setState({ status: 'stopped' })
  hall.show.move(1)
  expect(current()).toBe(1)
})

test('a page that somebody else turns, such as the voice, is seen', async () => {
  await start()
  hall.show.move('last')
  hall.show.move('next')
  expect(hall.show.state.getState().ended).toBe(true)
  hall.openDeck.select(0)
  expect(hall.show.state.getState()).toMatchObject({ ended: false, blank: null })
})

test('SH7 a presenter window knows whether it may move the slides', async () => {
  hall.overlays.show('show')
  hall.narration.setState({ status: 'speaking', mode: 'auto', slideId: 'a' })
  const presenter = await hall.openPresenter()
  await settle()
  expect(presenter.state.getState().isBlocked).toBe(true)
  hall.narration.setState({ status: 'stopped' })
  await settle()
  expect(presenter.state.getState().isBlocked).toBe(false)
  hall.narration.setState({ status: 'speaking' })
  await settle()
  expect(presenter.state.getState().isBlocked).toBe(true)
  hall.overlays.closeShow()
  await settle()
  expect(presenter.state.getState().isBlocked).toBe(false)
})

test('SH6 a presenter window knows the word that is said, also when it comes later, until nobody speaks', async () => {
  hall.overlays.show('show')
  hall.narration.setState({ status: 'speaking', mode: 'auto', slideId: 'a', word: 3 })
  const presenter = await hall.openPresenter()
  await settle()
  expect(presenter.state.getState().spoken).toEqual({ slideId: 'a', word: 3 })
  hall.narration.setState({ word: 4 })
  await settle()
  expect(presenter.state.getState().spoken).toEqual({ slideId: 'a', word: 4 })
  hall.narration.setState({ status: 'stopped' })
  await settle()
  expect(presenter.state.getState().spoken).toBeNull()
})
