import type { Translation } from '../../language-pack.ts'
import type { providerNames as English } from '../../services/provider-names.ts'

export const providerNames: Translation<typeof English> = {
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
