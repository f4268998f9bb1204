// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { ok } from '#core/result.ts'

import { SilentWorker } from '../../../test/fixtures/silent-worker.ts'
import { readContentInWorker } from './read-content-in-worker.ts'

vi.stubGlobal('Worker', SilentWorker)
afterEach(() => {
  SilentWorker.started = []
})

test('RC6 what the worker has read is passed on, and it is ended', async () => {
  const reading = readContentInWorker('a')
  const row = { id: 'a', revision: 1, stored: 'anything' }
  SilentWorker.started[0]?.dispatchEvent(new MessageEvent('message', { data: ok(row) }))
  expect(await reading).toEqual(ok(row))
  expect(SilentWorker.started).toMatchObject([{ asked: ['a'], isEnded: true }])
})

test('RC6 a worker that fails leaves nobody waiting', async () => {
  const reading = readContentInWorker('a')
  SilentWorker.started[0]?.dispatchEvent(new Event('error'))
  expect(await reading).toMatchObject({ ok: false })
  expect(SilentWorker.started).toMatchObject([{ isEnded: true }])
})

test('MG8 a page that is put to sleep ends it, so that no other page waits for its transaction', async () => {
  const reading = readContentInWorker('a')
  dispatchEvent(new Event('pagehide'))
  expect(await reading).toMatchObject({ ok: false })
  expect(SilentWorker.started).toMatchObject([{ isEnded: true }])
})
