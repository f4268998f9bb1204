import { expect, test } from 'vitest'

import { createFakeCaches } from '../../../../test/fakes/fake-caches.ts'
import { appCacheName } from '../worker-protocol.ts'
import { tidyCaches } from './tidy-caches.ts'

test('OF2 a version is kept for as long as a page has it open; nothing else is touched', async () => {
  const caches = createFakeCaches()
  for (const version of ['1', '2', '3']) await caches.open(appCacheName(version))
  await caches.open('lectern-voice')
  const held = [{ name: appCacheName('2') }]
  await tidyCaches({ version: '3', caches, locks: { query: async () => ({ held }) } })
  expect(await caches.keys()).toEqual([appCacheName('2'), appCacheName('3'), 'lectern-voice'])
})
