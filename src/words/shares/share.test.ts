import { expect, test } from 'vitest'

import { describeShareFailure } from './share.ts'
import { describeWatchFailure } from './watch-failure.ts'

test('LK6 every reason why a link shows nothing has words of its own', () => {
  const codes = [
    'expired',
    'revoked',
    'unknown',
    'damaged',
    'newer',
    'too-large',
    'no-server',
    'offline',
  ] as const
  const titles = codes.map((code) => describeWatchFailure({ code }, 'server').title)
  expect(new Set(titles).size).toBe(codes.length)
})

test('WS5 of a file nothing is said about a link', () => {
  const codes = ['expired', 'damaged', 'newer', 'not-a-share', 'unreadable'] as const
  const pages = codes.map((code) => describeWatchFailure({ code }, 'file'))
  expect(new Set(pages.map(({ title }) => title)).size).toBe(codes.length)
  for (const { title, text } of pages) expect(title + text).not.toMatch(/\blink\b/)
})

test('LK6 only where another try may help is one offered', () => {
  expect(describeWatchFailure({ code: 'offline' }, 'server').retry).toBe(true)
  expect(describeWatchFailure({ code: 'failed', status: 502 }, 'server').retry).toBe(true)
  expect(describeWatchFailure({ code: 'revoked' }, 'server').retry).toBe(false)
})

test('LK6 a wait is told in whole seconds or minutes, never too short', () => {
  const wait = (retryAfterMs: number) =>
    describeShareFailure({ code: 'rate-limited', retryAfterMs })
  expect(wait(1)).toContain('wait 1 second and')
  expect(wait(59_001)).toContain('wait 60 seconds')
  expect(wait(3_540_001)).toContain('wait 60 minutes')
})
