import type { KeyName } from '../storage/vault.ts'

type Provider = {
  /** Null: the user gives it, or there is none to give. */
  address: string | null
  /** Whether the user may name another address. A key of a known provider goes to no other. */
  takesAddress: boolean
  /** Under which name its key rests in the vault; null: it has none. */
  keyName: KeyName | null
  needsKey: boolean
  /** Whether it makes pictures too. */
  draws: boolean
}

const service = (keyName: KeyName, address: string, draws = false) =>
  ({ address, takesAddress: false, keyName, needsKey: true, draws }) satisfies Provider

const ownComputer = (address: string) =>
  ({ address, takesAddress: true, keyName: null, needsKey: false, draws: false }) satisfies Provider

/** Everyone who can write a deck for us. The built-in model lives in the browser itself. */
export const modelProviders = {
  gemini: service('gemini', 'https://generativelanguage.googleapis.com', true),
  openai: service('openai', 'https://api.openai.com/v1', true),
  anthropic: service('anthropic', 'https://api.anthropic.com'),
  openrouter: service('openrouter', 'https://openrouter.ai/api/v1'),
  groq: service('groq', 'https://api.groq.com/openai/v1'),
  mistral: service('mistral', 'https://api.mistral.ai/v1'),
  ollama: ownComputer('http://localhost:11434/v1'),
  'lm-studio': ownComputer('http://localhost:1234/v1'),
  custom: { address: null, takesAddress: true, keyName: 'custom', needsKey: false, draws: true },
  'built-in': {
    address: null,
    takesAddress: false,
    keyName: null,
    needsKey: false,
    draws: false,
  },
} satisfies Record<string, Provider>

export type ModelProvider = keyof typeof modelProviders

/** What the user has chosen; an address of their own replaces the provider's. */
export type ModelChoice = {
  provider: ModelProvider
  key?: string
  model?: string
  baseUrl?: string
}
