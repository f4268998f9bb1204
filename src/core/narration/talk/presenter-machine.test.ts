import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isNarrating,
  isNavigationBlocked,
  type PresenterEvent,
  type PresenterMode,
  presenterAtRest,
  type PresenterState,
  stepPresenter,
} from './presenter-machine.ts'

const after = (...events: PresenterEvent[]): PresenterState =>
  events.reduce(stepPresenter, presenterAtRest)
const start = (mode: PresenterMode): PresenterEvent => ({ kind: 'start', mode })
const sound: PresenterEvent = { kind: 'sound' }
const pause: PresenterEvent = { kind: 'pause' }
const resume: PresenterEvent = { kind: 'resume' }
const slideEnd = (isLast: boolean): PresenterEvent => ({ kind: 'slide-end', isLast })

test('PM1 idle, connected when started, speaking with the first sound', () => {
  expect(presenterAtRest.status).toBe('idle')
  expect(after(start('single')).status).toBe('connected')
  expect(after(start('single'), sound).status).toBe('speaking')
})

test('PM2 a single slide stops on that slide, also when others follow', () => {
  expect(after(start('single'), sound, slideEnd(false)).status).toBe('stopped')
})

test('PM3 auto-advance goes on until the last slide is spoken', () => {
  const moving = after(start('auto'), sound, slideEnd(false))
  expect(moving.status).toBe('transitioning')
  expect(stepPresenter(moving, sound).status).toBe('speaking')
  expect(after(start('auto'), sound, slideEnd(true)).status).toBe('stopped')
})

test('PM4 Resume goes back to what Pause interrupted', () => {
  for (const before of [
    [start('auto')],
    [start('auto'), sound],
    [start('auto'), sound, slideEnd(false)],
  ]) {
    const interrupted = after(...before)
    const paused = stepPresenter(interrupted, pause)
    expect(paused).toEqual({ ...interrupted, status: 'paused', interrupted: interrupted.status })
    expect(stepPresenter(paused, resume)).toEqual(interrupted)
  }
})

test('PM4 a sound that was on its way does not end a pause', () => {
  const paused = after(start('single'), pause, sound)
  expect(paused.status).toBe('paused')
  expect(stepPresenter(paused, resume).status).toBe('speaking')
})

test('PM5 Stop makes it idle and a failure error, from which it can be started again', () => {
  expect(after(start('auto'), sound, { kind: 'stop' }).status).toBe('idle')
  const failed = after(start('auto'), sound, { kind: 'fail' })
  expect(failed).toEqual({ status: 'error', mode: 'auto', interrupted: null })
  expect(stepPresenter(failed, start('single')).status).toBe('connected')
})

const events = fc.array(
  fc.oneof(
    fc.constantFrom<PresenterEvent>(
      start('auto'),
      start('single'),
      sound,
      pause,
      resume,
      { kind: 'wait' },
      { kind: 'seek' },
      { kind: 'stop' },
      { kind: 'fail' },
    ),
    fc.boolean().map(slideEnd),
  ),
)

test('PM6 whatever happens, in whatever order: only a start begins, only a pause is interrupted', () => {
  fc.assert(
    fc.property(events, (history) => {
      let state = presenterAtRest
      for (const event of history) {
        const next = stepPresenter(state, event)
        expect(next.status === 'paused').toBe(next.interrupted !== null)
        if (!isNarrating(state) && event.kind !== 'start') expect(isNarrating(next)).toBe(false)
        if (next.status === 'transitioning' || next.interrupted === 'transitioning')
          expect(next.mode).toBe('auto')
        expect(isNavigationBlocked(next)).toBe(next.mode === 'auto' && isNarrating(next))
        state = next
      }
    }),
  )
})
