import { describe, expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'

import { createManualClock, settle } from '../../../test/fixtures/manual-clock.ts'
import { createMeasuredVoice } from './measured-voice.ts'
import { createToneVoice } from './tone-voice.ts'

const request = { text: 'Hello', speaker: 'high', rate: 1, pronunciations: [] }
/** Five letters of 0.05 s. */
const seconds = 0.25

function createSlowVoice(worksMs: number) {
  const clock = createManualClock()
  const preferences = createMemoryPreferences()
  const slow = createToneVoice({
    async interrupt() {
      await new Promise<void>((done) => clock.after(worksMs, done))
      return null
    },
  })
  const voice = createMeasuredVoice(slow, { clock, preferences })
  return { voice, clock, preferences }
}

describe('measured voice', () => {
  voiceContract(() =>
    createMeasuredVoice(createToneVoice(), {
      clock: createManualClock(),
      preferences: createMemoryPreferences(),
    }),
  )

  test('VM1 how long speech takes here is known after the second piece, without what it waited for, and kept', async () => {
    const { voice, clock, preferences } = createSlowVoice(500)
    expect(voice.effort?.()).toBeNull()
    const all = [voice.speak(request), voice.speak(request), voice.speak(request)]
    await settle()
    await clock.pass(500)
    expect(voice.effort?.()).toBeNull()
    await clock.pass(500)
    await clock.pass(500)
    await Promise.all(all)
    expect(voice.effort?.()).toBeCloseTo(0.5 / seconds, 1)
    const again = createMeasuredVoice(createToneVoice(), { clock, preferences })
    expect(again.effort?.()).toBeCloseTo(0.5 / seconds, 1)
  })
})
