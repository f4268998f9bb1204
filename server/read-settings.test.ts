import { expect, test } from 'vitest'

import { readSettings } from './read-settings.ts'

test('no settings: this computer only, port 3001', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 3001,
      connectSources: [],
      maxShareMegabytes: 2048,
      trustedProxies: 0,
    },
  })
})

test('settings: port, interface and further origins are taken over', () => {
  const env = {
    PORT: '4000',
    HOST: '0.0.0.0',
    LECTERN_CONNECT_SRC: 'https://a.example wss://b.example:8443',
    LECTERN_DATA_DIR: '/var/lib/lectern',
    LECTERN_SHARES_MB: '512',
    LECTERN_TRUSTED_PROXIES: '1',
  }
  expect(readSettings(env)).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 4000,
      connectSources: ['https://a.example', 'wss://b.example:8443'],
      dataDir: '/var/lib/lectern',
      maxShareMegabytes: 512,
      trustedProxies: 1,
    },
  })
})

test.each([
  ['LECTERN_SHARES_MB', 'much', 'LECTERN_SHARES_MB takes a number of megabytes, not '],
  ['LECTERN_SHARES_MB', '-1', 'LECTERN_SHARES_MB takes a number of megabytes, not '],
  [
    'LECTERN_TRUSTED_PROXIES',
    'yes',
    'LECTERN_TRUSTED_PROXIES takes how many proxies are in front, such as 1, not ',
  ],
])('%s=%s: refused with a sentence', (name, value, sentence) => {
  expect(readSettings({ [name]: value })).toEqual({ ok: false, error: `${sentence}'${value}'.` })
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
