import { expect, test } from 'vitest'

import { createNarratorAssistant } from './narrator-assistant.ts'

test('VA1 denoising is on, by the name that the service has for it now', () => {
  const assistant = createNarratorAssistant({ text: 'Good morning.', speaker: 'sarah', rate: 1 })
  expect(assistant.backgroundSpeechDenoisingPlan).toEqual({ smartDenoisingPlan: { enabled: true } })
})
