import type { ModelProvider } from '#ports/models/model-provider.ts'

import { translatable } from '../language.ts'

/** What the services are called, in every sentence about them. */
export const providerNames: Record<ModelProvider, string> = translatable('providerNames', {
  gemini: 'Gemini',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  openrouter: 'OpenRouter',
  groq: 'Groq',
  mistral: 'Mistral',
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  custom: 'Custom service',
  'built-in': 'The browser’s built-in model',
})
