import type { ModelProvider } from '#ports/model-provider.ts'

/** What the services are called, in every sentence about them. */
export const providerNames: Record<ModelProvider, string> = {
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
}

/** A voice at an address that the user has named. */
export const ownVoiceName = 'Your own service'

/** Those at an address that the user runs or names, and that can be wrong. */
export const ownServices: ReadonlySet<string> = new Set([
  providerNames.ollama,
  providerNames['lm-studio'],
  providerNames.custom,
  ownVoiceName,
])
