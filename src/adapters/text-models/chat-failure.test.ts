import { expect, test } from 'vitest'

import type { ProviderError } from '#adapters/model-http/provider-error.ts'

import { createChatReadFailure } from './chat-failure.ts'

const address = 'http://localhost:11434'
const read = (error: Partial<ProviderError>, model = 'llama') =>
  createChatReadFailure({ model, address })({ status: 200, message: '', fields: {}, ...error })

/** As the services word it, with the payment that would raise the limit. */
const tooFast = [
  'Rate limit reached for gpt-6 on requests per min. Limit: 3 / min. Please try again in 20s. You can increase your rate limit by adding a payment method to your account at https://platform.openai.com/account/billing.',
  'Rate limit reached for model `llama` on tokens per minute (TPM): Limit 6000. Need more tokens? Upgrade at https://console.groq.com/settings/billing',
  'Rate limit exceeded: this server allows 20 requests a minute. Add credits to raise it.',
]

test.each(tooFast)('GN4 who is too fast is not told to pay: %s', (message) => {
  const fields = { code: 'rate_limit_exceeded', message }
  for (const status of [429, 200, 0])
    expect(read({ status, message, fields })).toEqual({ code: 'rate-limited' })
})

test('GN4 an empty purse is told as such', () => {
  const message = 'You exceeded your current quota, please check your plan and billing details.'
  const fields = { code: 'insufficient_quota', message }
  for (const status of [429, 200, 0])
    expect(read({ status, message, fields })).toEqual({ code: 'no-credit' })
})

test.each([
  ['a page of another program', 404, ''],
  ['a path that only takes other methods', 405, ''],
  ['an address that OpenAI does not have', 404, 'Invalid URL (POST /chat/completions)'],
  ['what LM Studio says, under 200', 200, 'Unexpected endpoint or method. (POST /completions)'],
])('GN6 %s is a wrong address', (_, status, message) => {
  const fields = message ? { message } : { detail: 'Not Found' }
  expect(read({ status, message, fields })).toEqual({ code: 'wrong-address', address })
})

test('GN6 a service that lists no models at its address is not there', () => {
  const fields = { message: 'nothing here' }
  expect(read({ status: 404, fields }, '')).toEqual({ code: 'wrong-address', address })
})

test('GN6 a service that does not have the model says so, and its address is right', () => {
  const message = 'model "llama" not found, try pulling it first'
  expect(read({ status: 404, message, fields: { message } })).toEqual({
    code: 'model-gone',
    model: 'llama',
  })
})
