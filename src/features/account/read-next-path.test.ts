import { expect, test } from 'vitest'

import { readNextPath } from './read-next-path.ts'

const origin = 'https://lectern.example'
const read = (next: string) => readNextPath(`?${new URLSearchParams({ next })}`, origin)

test('a path of this site is where the visitor goes next, with its query and fragment', () => {
  expect(read('/deck/deck-1/3?x=1#notes')).toBe('/deck/deck-1/3?x=1#notes')
})

test('without a next path the visitor goes to the dashboard', () => {
  expect(readNextPath('', origin)).toBe('/dashboard')
  expect(readNextPath('?mode=sign-up', origin)).toBe('/dashboard')
})

test('the auth screen never sends a visitor to itself', () => {
  expect(read('/auth?mode=sign-up')).toBe('/dashboard')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'dashboard',
  '//',
  '/\\',
])('an address that could lead elsewhere is refused: %j', (next) => {
  expect(read(next)).toBe('/dashboard')
})
