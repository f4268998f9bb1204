import { expect, test } from 'vitest'

import { sortRequest } from './sort-request.ts'

const origin = 'https://lectern.test'
const app = { origin, hasFile: (path: string) => path === '/favicon.svg' }

function sort(path: string, { mode = 'cors', method = 'GET', range = false } = {}) {
  const url = new URL(path, origin).href
  const headers = new Headers(range ? { range: 'bytes=0-1' } : {})
  return sortRequest({ url, method, mode: mode as RequestMode, headers }, app)
}

test.each(['/', '/dashboard', '/deck/a.b/3', '/demo-share/abc'])(
  'OF1 %s leads to the page of the app',
  (path) => {
    expect(sort(path, { mode: 'navigate' })).toBe('page')
    expect(sort(path)).toBeNull()
  },
)

test('OF1 files of the app, and fonts as they are used', () => {
  expect(sort('/favicon.svg')).toBe('file')
  expect(sort('/assets/base-1.js')).toBe('file')
  expect(sort('/assets/noto-1.woff')).toBe('used')
  expect(sort('/assets/noto-sans-jp-1.js')).toBe('used')
  expect(sort('/assets/encode-sound-1.js')).toBe('used')
})

test.each([
  '/api/health',
  '/api/shares/abc',
  '/voice/voice.json',
  '/call.html',
  '/robots.txt',
  '/demo-share/abc?embed',
])('OF3 %s is left to the network, however it is asked for', (path) => {
  expect(sort(path)).toBeNull()
  expect(sort(path, { mode: 'navigate' })).toBeNull()
})

test('OF3 what is not ours, changes something or asks for a part is left alone', () => {
  expect(sort('https://stranger.test/assets/a.js')).toBeNull()
  expect(sort('/assets/base-1.js', { method: 'POST' })).toBeNull()
  expect(sort('/assets/base-1.js', { range: true })).toBeNull()
})
