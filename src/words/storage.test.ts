import { expect, test } from 'vitest'

import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { describeLibraryError } from './storage.ts'

const full: StoreFailure = { code: 'storage-full' }

test('a full storage says that nothing is lost and what to do', () => {
  const text = describeLibraryError({ operation: 'save', failure: full })
  expect(text).toMatch(/storage is full.*Nothing that was saved is lost.*download/)
})
