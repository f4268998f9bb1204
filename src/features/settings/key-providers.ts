import type { KeyName } from '#ports/vault.ts'

import type { Capability } from '../planned.ts'

type KeyProvider = { name: KeyName; obtainUrl: string; capability: Capability }

/** In the order in which the dialog asks for their keys. */
export const keyProviders: readonly KeyProvider[] = [
  {
    name: 'gemini',
    obtainUrl: 'https://aistudio.google.com/apikey',
    capability: 'ai-generation',
  },
  { name: 'vapi', obtainUrl: 'https://dashboard.vapi.ai', capability: 'voice-narration' },
]

/** Writes the decks, so its key is the one that must be there. */
export const chosenProvider: KeyName = 'gemini'
