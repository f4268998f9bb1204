import { expect, test } from 'vitest'

import { slideImageWords } from './ai.ts'
import { backendWords } from './backend.ts'
import { createWords } from './create.ts'
import { generationWords } from './generation.ts'
import { topicWords } from './topic.ts'

// Written out here once more: these words are the contract with whoever reads the specification.

test('GW1 the wizard has the words of the specification', () => {
  const { steps, method, ai, template, blank } = createWords
  expect(Object.values(steps)).toEqual(['Choose Method', 'Add Details', 'Generating'])
  expect([method.ai, method.template, method.blank].map(({ title }) => title)).toEqual([
    'AI Generated',
    'Professional Templates',
    'Start from Scratch',
  ])
  expect([method.ai, method.template, method.blank].map(({ badge }) => badge)).toEqual([
    'Recommended',
    'Quick Start',
    'Full Control',
  ])
  expect(method.continue).toBe('Continue')
  expect(ai.generate).toBe('Generate with AI')
  expect(ai.configureFirst).toBe('Configure API Key First')
  expect(template.create).toBe('Create from Template')
  expect(blank.create).toBe('Create Blank Presentation')
})

test('GW1 what is missing is asked for in the words of the specification', () => {
  expect(createWords.ai.topicMissing).toBe(
    'Please enter a topic for your AI-generated presentation',
  )
  expect(createWords.blank.titleMissing).toBe('Please enter a title for your presentation')
  expect(createWords.template.missing).toBe('Please select a template')
  expect(createWords.template.notFound('x')).toBe('Template with id x not found')
  expect(backendWords.topicRequired).toBe(createWords.ai.topicMissing)
  expect(backendWords.keyRequired).toBe('Gemini API key is required')
})

test('GW1 the topic screen has the words of the specification', () => {
  expect(topicWords.generate).toBe('Generate Presentation')
  expect(topicWords.generating).toBe('Creating Your Presentation...')
  expect(topicWords.required).toBe('API Configuration Required')
  expect(topicWords.cards.slides.title).toContain('5-8 professional slides')
})

test('GW2 waiting and failing are said in the words of the specification', () => {
  expect(generationWords.patience).toBe(
    "This usually takes 30-60 seconds. Please don't close this window.",
  )
  expect(generationWords.failure.title).toBe('Failed to generate presentation')
  expect(slideImageWords.failed('Why.')).toBe('Failed to generate image. Why.')
})

test.each([
  ['no-answer', 'No response from Gemini API'],
  ['no-json', 'No JSON found in response'],
  ['bad-structure', 'Invalid presentation structure'],
] as const)('GW2 the template that stands for an answer (%s) names the reason', (reason, words) => {
  const shortfall = { kind: 'fallback', reason, provider: 'gemini', reply: '' } as const
  expect(generationWords.shortfall.describeFallback(shortfall)).toContain(words)
})
