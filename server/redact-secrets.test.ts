import { expect, test } from 'vitest'

import { redactSecrets } from './redact-secrets.ts'

test.each([
  'Authorization: Bearer abc.DEF-123',
  'Incorrect API key provided: sk-proj-Abc123Def456',
  'API key not valid: AIzaSyA1234567890abcdefghij',
  'GET /v1beta/models?key=plainsecret&alt=sse',
  'gsk_1234567890abcdef was refused',
  'the auth key AQ.Ab1234567890 is unknown',
  'no route to postgres://lectern:plainsecret@db.example/lectern',
  'unexpected body {"topic":"x","apiKey":"plainsecret"}',
])('secret in "%s": gone', (text) => {
  const clean = redactSecrets(text)
  expect(clean).toContain('[redacted]')
  expect(clean).not.toMatch(/abc|1234567890|plainsecret/i)
})

test('ordinary words: untouched', () => {
  const text = 'The key of the deck is its title; a token is a word. 404 at /deck/sk-1'
  expect(redactSecrets(text)).toBe(text)
})
