import { expect, test } from 'vitest'

import { readSettings } from './read-settings.ts'

test('no settings: this computer only, port 3001', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 3001,
      connectSources: [],
      localAddresses: [],
      shareLimits: {
        maxShareBytes: 10 * 1024 ** 2,
        maxTotalBytes: 2 * 1024 ** 3,
        requestsPerMinute: 500,
        createsPerHour: 60,
      },
      cacheBytes: 64 * 1024 ** 2,
      trustedProxies: 0,
    },
  })
})

test('settings: port, interface and further origins are taken over', () => {
  const env = {
    PORT: '4000',
    HOST: '0.0.0.0',
    LECTERN_CONNECT_SRC: 'https://a.example wss://b.example:8443',
    LECTERN_LOCAL_ADDRESSES: '172.17.0.1 fd00::1',
    LECTERN_DATA_DIR: '/var/lib/lectern',
    DATABASE_URL: 'postgres://lectern:secret@db.example/lectern',
    LECTERN_MAX_SHARE_MB: '0.5',
    LECTERN_SHARES_MB: '512',
    LECTERN_CACHE_MB: '0',
    LECTERN_REQUESTS_PER_MINUTE: '100',
    LECTERN_SHARES_PER_HOUR: '5',
    LECTERN_TRUSTED_PROXIES: '1',
  }
  expect(readSettings(env)).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 4000,
      connectSources: ['https://a.example', 'wss://b.example:8443'],
      localAddresses: ['172.17.0.1', 'fd00::1'],
      dataDir: '/var/lib/lectern',
      databaseUrl: 'postgres://lectern:secret@db.example/lectern',
      shareLimits: {
        maxShareBytes: 512 * 1024,
        maxTotalBytes: 512 * 1024 ** 2,
        requestsPerMinute: 100,
        createsPerHour: 5,
      },
      cacheBytes: 0,
      trustedProxies: 1,
    },
  })
})

test.each([
  ['LECTERN_SHARES_MB', 'much', 'LECTERN_SHARES_MB takes a number of megabytes, not '],
  ['LECTERN_SHARES_MB', '-1', 'LECTERN_SHARES_MB takes a number of megabytes, not '],
  ['LECTERN_MAX_SHARE_MB', '0', 'LECTERN_MAX_SHARE_MB takes a number of megabytes, not '],
  ['LECTERN_SHARES_PER_HOUR', '0', 'LECTERN_SHARES_PER_HOUR takes a number of shares, not '],
  [
    'LECTERN_REQUESTS_PER_MINUTE',
    '1.5',
    'LECTERN_REQUESTS_PER_MINUTE takes a number of requests, not ',
  ],
  [
    'LECTERN_TRUSTED_PROXIES',
    'yes',
    'LECTERN_TRUSTED_PROXIES takes how many proxies are in front, such as 1, not ',
  ],
])('%s=%s: refused with a sentence', (name, value, sentence) => {
  expect(readSettings({ [name]: value })).toEqual({ ok: false, error: `${sentence}'${value}'.` })
})

test('a database of another kind: refused, without repeating what may be a password', () => {
  for (const stray of ['mysql://lectern:secret@db.example/lectern', 'secret'])
    expect(readSettings({ DATABASE_URL: stray })).toEqual({
      ok: false,
      error: 'DATABASE_URL takes an address like postgres://user:password@host/database.',
    })
})

test('Gemini may be somewhere else, as proxies and tests need; what is no address is refused', () => {
  const read = (GEMINI_BASE_URL: string) => readSettings({ GEMINI_BASE_URL })
  expect(read('http://127.0.0.1:9000')).toMatchObject({
    value: { geminiBaseUrl: 'http://127.0.0.1:9000' },
  })
  for (const stray of ['nowhere', 'file:///etc/passwd'])
    expect(read(stray)).toEqual({
      ok: false,
      error: `GEMINI_BASE_URL takes an address like https://example.org, not '${stray}'.`,
    })
})

test.each(['abc', '-1', '65536', '80.5'])('port %s: refused with a sentence', (port) => {
  expect(readSettings({ PORT: port })).toEqual({
    ok: false,
    error: `PORT must be a number from 0 to 65535, not '${port}'.`,
  })
})

test.each([
  'https://a.example;script-src',
  '*',
  "'unsafe-inline'",
  'https:',
  'https://a.example/x',
])('origin %s: refused, because it could widen the policy', (source) => {
  expect(readSettings({ LECTERN_CONNECT_SRC: source }).ok).toBe(false)
})

test('an address of this computer that is none is refused', () => {
  expect(readSettings({ LECTERN_LOCAL_ADDRESSES: '172.17.0.1 gateway' })).toEqual({
    ok: false,
    error: "LECTERN_LOCAL_ADDRESSES takes addresses like 172.17.0.1, not 'gateway'.",
  })
})
