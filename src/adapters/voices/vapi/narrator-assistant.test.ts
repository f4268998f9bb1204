import { expect, test } from 'vitest'

import { createNarratorAssistant } from './narrator-assistant.ts'

const assistant = createNarratorAssistant({ text: 'Good morning.', speaker: 'sarah', rate: 1 })

test('VA1 the narrator is told to say the notes word for word, with pauses and enthusiasm, and nothing else', () => {
  expect(assistant.model).toMatchObject({ provider: 'openai' })
  const { messages = [] } = assistant.model ?? {}
  expect(messages.map(({ role }) => role)).toEqual(['system'])
  const prompt = messages[0]?.content ?? ''
  expect(prompt).toMatch(/^You are the narrator of a slide presentation\./)
  expect(prompt).toContain('word for word')
  expect(prompt).toMatch(/natural pauses and real enthusiasm/)
  expect(prompt).toMatch(/add nothing, answer nobody and ask nothing/)
  // The words of the user are said by it, and never orders to it.
  expect(prompt).not.toContain('Good morning.')
  expect(assistant.firstMessage).toBe('Good morning.')
})

test('VA1 denoising is on, by the name that the service has for it now', () => {
  expect(assistant.backgroundSpeechDenoisingPlan).toEqual({ smartDenoisingPlan: { enabled: true } })
})
