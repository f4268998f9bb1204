import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { AppUpdates } from '#ports/app-updates.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { createUpdates } from './updates.ts'

function stage({ saves = true, hasDeck = true } = {}) {
  const events: string[] = []
  let tell = () => {}
  const followed: AppUpdates = {
    onReady: (told) => void (tell = told),
    takeOver: async () => void events.push('taken over'),
  }
  const deck = {
    flush: async () => {
      events.push('saved')
      return saves ? ok(undefined) : fail({ code: 'storage-full' as const })
    },
  } as OpenDeck
  const updates = createUpdates({
    currentDeck: () => (hasDeck ? deck : null),
    reload: () => void events.push('reloaded'),
  })
  updates.follow(followed)
  return { updates, events, tell: () => tell(), status: () => updates.state.getState().status }
}

test('OF5 a new version is offered and nothing happens by itself', () => {
  const { events, tell, status } = stage()
  expect(status()).toBe('none')
  tell()
  expect(status()).toBe('ready')
  expect(events).toEqual([])
})

test('OF5 whoever accepts has all saved before the page is loaded anew', async () => {
  const { updates, events, tell } = stage()
  tell()
  await updates.accept()
  expect(events).toEqual(['saved', 'taken over', 'reloaded'])
})

test('OF5 work that cannot be saved is never reloaded away', async () => {
  const { updates, events, tell, status } = stage({ saves: false })
  tell()
  await updates.accept()
  expect(events).toEqual(['saved'])
  expect(status()).toBe('unsaved')
})

test('OF5 without an open presentation there is nothing to save', async () => {
  const { updates, events } = stage({ hasDeck: false })
  await updates.accept()
  expect(events).toEqual(['taken over', 'reloaded'])
})

test('OF5 an offer that is put off is gone', () => {
  const { updates, tell, status } = stage()
  tell()
  updates.putOff()
  expect(status()).toBe('none')
})

test('LZ6 a page in want of a part is loaded anew once all is saved, and never loses work', async () => {
  const saved = stage()
  expect(await saved.updates.reload()).toBe(true)
  expect(saved.events).toEqual(['saved', 'reloaded'])
  const unsaved = stage({ saves: false })
  expect(await unsaved.updates.reload()).toBe(false)
  expect(unsaved.events).toEqual(['saved'])
})
