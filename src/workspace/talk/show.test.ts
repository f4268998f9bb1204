import { beforeEach, expect, test } from 'vitest'

import { id } from '../../../test/fixtures/deck-browser.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import { createShowHall } from '../../../test/fixtures/show-hall.ts'

let hall: Awaited<ReturnType<typeof createShowHall>>
beforeEach(async () => {
  hall = await createShowHall()
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
  hall.closeDeck()
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

test('Presenter view opens the window and the show, which leaves the screen to both', async () => {
  hall.show.openPresenter()
  await settle()
  expect(hall.screen.windows).toEqual([`/present/${id}`])
  expect([isOn(), hall.screen.isFilled()]).toEqual([true, false])
  await hall.clock.pass(1_000)
  await hall.show.toggleFullscreen()
  expect([isOn(), hall.show.state.getState().isFullscreen]).toEqual([true, true])
})

test('SH8 a screen that the browser gives back because a window opens does not end the show', async () => {
  await start()
  hall.show.openPresenter()
  hall.screen.takeBack()
  expect([isOn(), hall.show.state.getState().isFullscreen]).toEqual([true, false])
  await hall.openPresenter()
  await hall.clock.pass(1_000)
  await hall.show.toggleFullscreen()
  hall.screen.takeBack()
  expect(isOn()).toBe(false)
})

test('SH8 nor does it when a slow machine takes seconds for the window', async () => {
  await start()
  hall.show.openPresenter()
  await hall.clock.pass(10_000)
  await hall.openPresenter()
  await hall.clock.pass(900)
  hall.screen.takeBack()
  expect(isOn()).toBe(true)
})

test('SH8 a window that never comes leaves the screen to whoever gives it back', async () => {
  await start()
  hall.show.openPresenter()
  await hall.clock.pass(15_000)
  hall.screen.takeBack()
  expect(isOn()).toBe(false)
})

test('SH8 each window that opens has its own time to take the screen', async () => {
  await start()
  hall.show.openPresenter()
  await hall.clock.pass(14_000)
  hall.show.openPresenter()
  await hall.clock.pass(14_000)
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
