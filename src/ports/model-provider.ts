/** Where a provider is and whether it asks for a key. `address` null: the user gives it. */
type Provider = { address: string | null; needsKey: boolean }

/** Everyone who can write a deck for us. The built-in model lives in the browser itself. */
export const modelProviders = {
  gemini: { address: 'https://generativelanguage.googleapis.com', needsKey: true },
  openai: { address: 'https://api.openai.com/v1', needsKey: true },
  anthropic: { address: 'https://api.anthropic.com', needsKey: true },
  openrouter: { address: 'https://openrouter.ai/api/v1', needsKey: true },
  groq: { address: 'https://api.groq.com/openai/v1', needsKey: true },
  mistral: { address: 'https://api.mistral.ai/v1', needsKey: true },
  ollama: { address: 'http://localhost:11434/v1', needsKey: false },
  'lm-studio': { address: 'http://localhost:1234/v1', needsKey: false },
  custom: { address: null, needsKey: false },
  'built-in': { address: null, needsKey: false },
} as const satisfies Record<string, Provider>

export type ModelProvider = keyof typeof modelProviders

/** What the user has chosen; an address of their own replaces the provider's. */
export type ModelChoice = {
  provider: ModelProvider
  key?: string
  model?: string
  baseUrl?: string
}
