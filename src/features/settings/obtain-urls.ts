import type { KeyName } from '#ports/storage/vault.ts'

/** Where a key can be had; null where only the user knows. */
export const obtainUrls: Record<KeyName, string | null> = {
  gemini: 'https://aistudio.google.com/apikey',
  openai: 'https://platform.openai.com/api-keys',
  anthropic: 'https://console.anthropic.com/settings/keys',
  openrouter: 'https://openrouter.ai/settings/keys',
  groq: 'https://console.groq.com/keys',
  mistral: 'https://console.mistral.ai/api-keys',
  custom: null,
  elevenlabs: 'https://elevenlabs.io/app/settings/api-keys',
  vapi: 'https://dashboard.vapi.ai',
}
