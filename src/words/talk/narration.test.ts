import { expect, test } from 'vitest'

import { announceWaiting, describeVoiceFailure, describeWaiting } from './narration.ts'

const describeCall = (said: string, cause: 'key' | 'network' | 'time' | 'other') =>
  describeVoiceFailure({ code: 'call-failed', said, cause }, 'vapi')

test('VA6 what goes wrong in a call is said in the words of the service, with help where there is any', () => {
  expect(describeCall('The meeting is full', 'other')).toBe(
    'AI Voice System error: The meeting is full.',
  )
  expect(describeCall('Invalid Key.', 'key')).toMatch(
    /^AI Voice System error: Invalid Key\. Use the public key.*Transient Assistant.*Allowed Origins/u,
  )
  expect(describeCall('Failed to fetch', 'network')).toBe(
    'AI Voice System error: Failed to fetch. Please check your internet connection and try again.',
  )
})

test('VA6 a service that says nothing leaves no hole in the sentence', () => {
  for (const cause of ['key', 'network', 'time', 'other'] as const)
    expect(describeCall('', cause)).toMatch(/^AI Voice System error: \S.*\.$/u)
})

test('a talk that is prepared says how far it is, and when it begins as well as anybody can tell', () => {
  const view = { status: 'connected', loading: null, isOpeningSound: false, silence: null } as const
  const preparing = { made: 3, lines: 46, seconds: 93 }
  expect(describeWaiting({ ...view, preparing })).toBe(
    'Preparing the talk: 3 of 46 sentences. It begins in about 1\u00a0min 40\u00a0s.',
  )
  expect(describeWaiting({ ...view, preparing: { ...preparing, seconds: 700 } })).toContain(
    'about 12\u00a0min.',
  )
  expect(announceWaiting({ ...view, preparing })).toBe('Preparing the talk')
})
