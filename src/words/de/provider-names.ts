import type { Translation } from '../language-pack.ts'
import type {
  providerNames as EnglishNames,
  voiceServiceNames as EnglishVoices,
} from '../provider-names.ts'

export const providerNames: Translation<typeof EnglishNames> = {
  gemini: 'Gemini',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  openrouter: 'OpenRouter',
  groq: 'Groq',
  mistral: 'Mistral',
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  custom: 'Eigener Dienst',
  'built-in': 'Das eingebaute Modell des Browsers',
}

export const voiceServiceNames: Translation<typeof EnglishVoices> = {
  known: { elevenlabs: 'ElevenLabs', vapi: 'Vapi' },
  own: 'Dein eigener Dienst',
  unknown: 'Der Sprachdienst',
}
