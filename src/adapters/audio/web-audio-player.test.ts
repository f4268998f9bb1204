// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { createWebAudioPlayer } from './web-audio-player.ts'

type Hall = {
  /** How long the device takes to open, once sound is allowed. */
  opensInMs?: number
  isPressed?: boolean
  policy?: 'allowed' | 'disallowed'
}

afterEach(() => vi.unstubAllGlobals())

function createHall({ opensInMs = 0, isPressed = true, policy }: Hall) {
  const clock = createManualClock()
  const userActivation = { hasBeenActive: isPressed, isActive: isPressed }
  const navigation = { userActivation, ...(policy && { getAutoplayPolicy: () => policy }) }

  class SlowContext extends EventTarget {
    state = 'suspended'
    currentTime = 0
    destination = null

    resume(): Promise<void> {
      return new Promise((resolve) => {
        if (!userActivation.hasBeenActive) return
        clock.after(opensInMs, () => {
          this.state = 'running'
          this.dispatchEvent(new Event('statechange'))
          resolve()
        })
      })
    }

    suspend(): Promise<void> {
      this.state = 'suspended'
      return Promise.resolve()
    }
  }
  class Node {
    connect = (next: unknown) => next
  }
  vi.stubGlobal('AudioContext', SlowContext)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('AnalyserNode', Node)
  vi.stubGlobal('navigator', navigation)

  const answers: boolean[] = []
  const player = createWebAudioPlayer(clock)
  void player.open().then((isOpen) => answers.push(isOpen))
  return { clock, answers, player, press: () => (userActivation.hasBeenActive = true) }
}

test('PL9 a device that takes 3 s to open is waited for', async () => {
  const { clock, answers } = createHall({ opensInMs: 3_000 })
  await clock.pass(2_900)
  expect(answers).toEqual([])
  await clock.pass(200)
  expect(answers).toEqual([true])
})

test('PL9 however long it takes', async () => {
  const { clock, answers } = createHall({ opensInMs: 90_000 })
  await clock.pass(89_000)
  expect(answers).toEqual([])
  await clock.pass(2_000)
  expect(answers).toEqual([true])
})

test('PL9 a browser that wants a press refuses, and opens with the next one', async () => {
  const { clock, answers, player, press } = createHall({ isPressed: false })
  await clock.pass(2_000)
  expect(answers).toEqual([false])
  press()
  const again = player.open()
  await clock.pass(10)
  expect(await again).toBe(true)
})

test('PL9 a press while it is waited for counts', async () => {
  const { clock, answers, press } = createHall({ isPressed: false })
  await clock.pass(500)
  press()
  dispatchEvent(new Event('pointerup'))
  await clock.pass(10)
  expect(answers).toEqual([true])
})

test('PL9 a browser that says itself that it refuses is believed', async () => {
  const { clock, answers } = createHall({ opensInMs: 60_000, policy: 'disallowed' })
  await clock.pass(2_000)
  expect(answers).toEqual([false])
})

test('PL9 a device that is there lets nothing wait behind it', async () => {
  const { clock, answers } = createHall({})
  await clock.pass(1)
  expect(answers).toEqual([true])
  // Only the rest that it takes when nothing is played.
  expect(clock.waiting()).toBe(1)
})
