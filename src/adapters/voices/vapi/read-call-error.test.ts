import { expect, test } from 'vitest'

import { readCallError } from './read-call-error.ts'

test('VA6 a refused key: the sentence is found inside an object, and the status with it', () => {
  const message = { message: 'Invalid Key.', error: 'Unauthorized', statusCode: 401 }
  const payload = {
    type: 'start-method-error',
    stage: 'unknown',
    error: { message, error: message },
  }
  expect(readCallError(payload)).toMatchObject({
    type: 'start-method-error',
    message: 'Invalid Key.',
    status: 401,
    isNaturalEnd: false,
  })
})

test('VA6 a list of complaints is one sentence after the other', () => {
  const error = { message: { message: ['one is wrong', 'two is missing'], statusCode: 400 } }
  expect(readCallError({ type: 'start-method-error', error })).toMatchObject({
    message: 'one is wrong. two is missing',
    status: 400,
  })
})

test('VA6 a room that is gone says why', () => {
  const error = { message: { type: 'no-room', msg: 'The room does not exist.' }, errorMsg: '' }
  expect(readCallError({ type: 'daily-error', error }).message).toBe('The room does not exist.')
})

test.each([
  { type: 'daily-error', error: { message: { type: 'ejected', msg: 'Goodbye' } } },
  { type: 'daily-error', error: { message: 'Meeting has ended' } },
  { type: 'daily-error', error: { errorMsg: 'The Meeting ended early' } },
  { type: 'start-method-error', error: { message: 'x', details: { why: 'Call ended by host' } } },
  { error: 'left because of ejection' },
])('VA7 a natural end is one wherever it is said: %j', (payload) => {
  expect(readCallError(payload).isNaturalEnd).toBe(true)
})

test('VA7 a trace of calls is no end of the call', () => {
  const error = { message: 'No microphone', stack: 'at onCall ended (bundle.js)' }
  expect(readCallError({ type: 'daily-error', error }).isNaturalEnd).toBe(false)
})

test.each([
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'audio-processor-recovery-error',
])('VA6 the call goes on after %s', (type) => {
  expect(readCallError({ type, error: { message: 'x' } }).isHarmless).toBe(true)
})

test.each([
  'validation-error',
  'daily-call-object-creation-error',
  'daily-call-join-error',
  'start-method-error',
  'daily-error',
])('VA6 the call does not go on after %s', (type) => {
  expect(readCallError({ type, error: { message: 'x' } }).isHarmless).toBe(false)
})

test.each([null, undefined, 'lost', 7, [], {}, { error: null }])(
  'VA6 whatever is thrown at it, there is something to say: %j',
  (payload) => {
    expect(readCallError(payload).message).not.toBe('')
  },
)
