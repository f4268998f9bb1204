import { expect, test } from 'vitest'

import { describeRaw } from './describe-raw.ts'

test('whatever a database can hold becomes JSON text', () => {
  const shared = { name: 'shared' }
  const circular: { self?: unknown; inner: object } = { inner: { shared }, self: undefined }
  circular.self = circular
  const raw = {
    bytes: new Uint8Array([104, 105]),
    buffer: new Uint8Array([104, 105]).buffer,
    big: 12n,
    when: new Date(0),
    map: new Map([['a', 1]]),
    set: new Set([1, 2]),
    missing: undefined,
    circular,
    twice: [shared, shared],
  }
  expect(JSON.parse(describeRaw(raw))).toEqual({
    bytes: { base64: 'aGk=' },
    buffer: { base64: 'aGk=' },
    big: '12',
    when: '1970-01-01T00:00:00.000Z',
    map: [['a', 1]],
    set: [1, 2],
    circular: { inner: { shared }, self: '(circular)' },
    twice: [shared, shared],
  })
})
