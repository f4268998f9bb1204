import { beforeEach, expect, test, vi } from 'vitest'

import { fail } from '#core/result.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import { currentId } from '../../../test/fixtures/deck-browser.ts'
import { createHall, deckOf } from '../../../test/fixtures/presenting-hall.ts'

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

const view = () => hall.presenter.state.getState()

test('PR8 a failure of the voice is an error, told once; starting again clears it', async () => {
  hall.failWith({ code: 'engine-failed' })
  await hall.presenter.presentAll()
  await hall.listen(1)
  expect(view()).toMatchObject({
    status: 'error',
    mode: 'auto',
    problem: { code: 'voice', failure: { code: 'engine-failed' } },
  })
  hall.presenter.dismissProblem()
  expect(view()).toMatchObject({ status: 'idle', problem: null })
})

test('PR8 a voice that fails between two slides is told on the one that it could not speak', async () => {
  await hall.presenter.presentAll()
  await hall.listen(0.3)
  // Two slides are made by now.
  hall.failWith({ code: 'no-credit' })
  const told: unknown[] = []
  hall.presenter.state.subscribe(({ problem }, before) => {
    if (problem && problem !== before.problem) told.push(problem)
  })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'error', slideId: 'c' })
  expect(currentId(hall.openDeck)).toBe('c')
  expect(told).toEqual([{ code: 'voice', failure: { code: 'no-credit' } }])
})

test('PR8 a browser that lets no sound out is said so', async () => {
  hall.player.refuses.sound = true
  await hall.presenter.presentSlide()
  expect(view()).toMatchObject({ status: 'error', problem: { code: 'sound-blocked' } })
})

test('PR21 a sound device that opens slowly is said to be waited for, and then the talk begins', async () => {
  const open = hall.player.holdOpening()
  const begun = hall.presenter.presentAll()
  await hall.listen(0.9)
  expect(view()).toMatchObject({ status: 'connected', isOpeningSound: false })
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'connected', isOpeningSound: true })
  await hall.listen(2)
  expect(view()).toMatchObject({ status: 'connected', problem: null })
  open()
  await begun
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', isOpeningSound: false, problem: null })
})

test('PR21 whoever stops does not wait any more, and hears nothing later', async () => {
  const open = hall.player.holdOpening()
  const begun = hall.presenter.presentAll()
  await hall.listen(1.5)
  hall.presenter.stop()
  expect(view()).toMatchObject({ status: 'idle', isOpeningSound: false })
  open()
  await begun
  await hall.listen(2)
  expect(hall.player.heard).toEqual([])
})

test('PR8 a phone call pauses the talk', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(1)
  hall.player.silence()
  expect(view()).toMatchObject({ status: 'paused', problem: { code: 'sound-blocked' } })
  await hall.presenter.resume()
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'speaking', problem: null })
})

test('PR15 where an engine does not start, another that speaks the language takes its place', async () => {
  const broken: Pick<Narrator, 'id' | 'prepare'> = {
    id: 'broken',
    prepare: async () => fail({ code: 'download-failed' }),
  }
  hall = await createHall(deckOf(), (narrator) => [{ ...narrator, ...broken }, narrator])
  await hall.presenter.presentSlide()
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', problem: null })
  expect(hall.presented).toHaveLength(1)
  hall = await createHall(deckOf(), (narrator) => ({ ...narrator, ...broken }))
  await hall.presenter.presentAll()
  expect(view()).toMatchObject({
    status: 'error',
    mode: 'auto',
    problem: { code: 'voice', failure: { code: 'download-failed' } },
  })
})

test('PR17 a voice that is ended from elsewhere ends the talk, and nothing went wrong', async () => {
  let close = () => {}
  hall = await createHall(deckOf(), (narrator) => ({
    ...narrator,
    speak(passage, tell, after) {
      close = () => tell({ kind: 'closed' })
      narrator.speak(passage, tell, after)
    },
  }))
  await hall.presenter.presentAll()
  await hall.listen(1)
  close()
  expect(view()).toMatchObject({ status: 'idle', problem: null, slideId: 'a' })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'idle', slideId: 'a' })
})

test('PR22 what was spoken before is heard although the engine does not start', async () => {
  const start = vi.fn<Narrator['prepare']>(async () => fail({ code: 'download-failed' }))
  hall = await createHall(deckOf(), (narrator) => ({
    ...narrator,
    prepare: start,
    beginsAtOnce: async () => true,
  }))
  await hall.presenter.presentAll()
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'a' })
  expect(start).not.toHaveBeenCalled()
})
