import { beforeEach, expect, test } from 'vitest'

import { createHall } from '../../../test/fixtures/presenting-hall.ts'
import { progressOf, toldStatus } from './presenter-state.ts'

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

const view = () => hall.presenter.state.getState()

test('PR14 a slide is said to be held while the talk is paused', async () => {
  const slide = hall.openDeck.state.getState().deck.slides[0]
  if (!slide) throw new Error('There is a slide')
  await hall.presenter.presentAll()
  await hall.listen(1.5)
  expect(progressOf(view(), slide).status).toBe('speaking')
  hall.presenter.pause()
  expect(progressOf(view(), slide).status).toBe('paused')
})

test('PR20 a talk is ready until it is heard, and goes on while it waits for its next words', async () => {
  await hall.presenter.presentAll()
  expect([view().status, toldStatus(view())]).toEqual(['connected', 'connected'])
  await hall.listen(1.5)
  const sought = hall.presenter.seek(0)
  expect([view().status, toldStatus(view())]).toEqual(['connected', 'speaking'])
  await sought
  hall.presenter.stop()
  expect(toldStatus(view())).toBe('idle')
  await hall.presenter.presentAll()
  expect(toldStatus(view())).toBe('connected')
})
