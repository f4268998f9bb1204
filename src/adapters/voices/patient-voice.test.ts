import { describe, expect, test } from 'vitest'

import type { VoiceFailure } from '#ports/sound/voice.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'

import { createManualClock, settle } from '../../../test/fixtures/manual-clock.ts'
import { createPatientVoice } from './patient-voice.ts'
import { createToneVoice } from './tone-voice.ts'

const request = { text: 'Hello there', speaker: 'high', rate: 1, pronunciations: [] }

function createBusyVoice(...failures: VoiceFailure[]) {
  let asked = 0
  const clock = createManualClock()
  const busy = createToneVoice({
    interrupt: async () => {
      asked += 1
      return failures.shift() ?? null
    },
  })
  return { voice: createPatientVoice(busy, clock), clock, countAsked: () => asked }
}

describe('patient voice', () => {
  voiceContract(() => createPatientVoice(createToneVoice(), createManualClock()))

  test('QN1 a service that is busy is asked again when it said it would be free', async () => {
    const { voice, clock, countAsked } = createBusyVoice({
      code: 'rate-limited',
      retryAfterMs: 7000,
    })
    const spoken = voice.speak(request)
    await settle()
    await clock.pass(6900)
    expect(countAsked()).toBe(1)
    await clock.pass(200)
    expect(await spoken).toMatchObject({ ok: true })
  })

  test('QN2 it gives up after three times, and at once where waiting does not help', async () => {
    const overloaded = { code: 'overloaded' } as const
    const { voice, clock, countAsked } = createBusyVoice(overloaded, overloaded, overloaded)
    const spoken = voice.speak(request)
    for (let turn = 0; turn < 4; turn++) {
      await settle()
      await clock.pass(2100)
    }
    expect(await spoken).toMatchObject({ error: { code: 'overloaded' } })
    expect(countAsked()).toBe(3)
    const refused = createBusyVoice({ code: 'bad-key' })
    expect(await refused.voice.speak(request)).toMatchObject({ error: { code: 'bad-key' } })
    const late = createBusyVoice({ code: 'rate-limited', retryAfterMs: 60_000 })
    expect(await late.voice.speak(request)).toMatchObject({ error: { code: 'rate-limited' } })
  })

  test('QN3 a wait can be called off', async () => {
    const { voice } = createBusyVoice({ code: 'overloaded' })
    const stop = new AbortController()
    const spoken = voice.speak(request, stop.signal)
    await settle()
    stop.abort()
    expect(await spoken).toMatchObject({ error: { code: 'cancelled' } })
  })
})
