import { beforeEach, expect, test } from 'vitest'

import { addSlide } from '#core/edit/slides/add-slide.ts'

import { settle } from '../../../test/fixtures/manual-clock.ts'
import { createShowHall } from '../../../test/fixtures/show-hall.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

let hall: Awaited<ReturnType<typeof createShowHall>>
beforeEach(async () => {
  hall = await createShowHall()
})

const start = async () => {
  hall.overlays.show('show')
  await settle()
}
const current = (deck = hall.openDeck) => deck.state.getState().current

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

test('PR27 a presenter window tells the talk to skip a slide; without a show nobody is told', async () => {
  const alone = await hall.openPresenter()
  alone.skip(1)
  await settle()
  expect(hall.skipped).toEqual([])
  await start()
  const presenter = await hall.openPresenter()
  presenter.skip(1)
  presenter.skip(-1)
  await settle()
  expect(hall.skipped).toEqual([1, -1])
  // It is answered, so the window does not take the show for gone.
  await hall.clock.pass(10_000)
  expect(presenter.state.getState().show).toBe('on')
})
