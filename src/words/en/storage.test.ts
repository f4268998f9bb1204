import { expect, test } from 'vitest'

import type { StoreFailure } from '#ports/deck-store.ts'
import type { LibraryOperation } from '#workspace/library/library.ts'

import { describeLibraryError } from './storage.ts'

const full: StoreFailure = { code: 'storage-full' }

test.each<[LibraryOperation, string]>([
  ['save', 'Failed to save presentation'],
  ['load', 'Failed to load presentation'],
  ['list', 'Failed to load presentations'],
  ['update', 'Failed to update presentation'],
  ['delete', 'Failed to delete presentation'],
  ['duplicate', 'Failed to duplicate presentation'],
  ['export', 'Failed to export presentation'],
])('the message for %s begins with the words of the spec', (operation, words) => {
  expect(describeLibraryError({ operation, failure: full }).split('. ')[0]).toBe(words)
  expect(describeLibraryError({ operation, failure: { code: 'not-found' } })).toBe(
    'Presentation not found',
  )
})

test('a full storage says that nothing is lost and what to do', () => {
  const text = describeLibraryError({ operation: 'save', failure: full })
  expect(text).toMatch(/storage is full.*Nothing that was saved is lost.*download/)
})
