import { translatable } from '../language.ts'
import { providerNames } from './provider-names.ts'

/** By the id of their narrator: services that only speak, or are called otherwise when they do. */
export const voiceServiceNames: {
  readonly known: Readonly<Record<string, string>>
  /** At an address that the user has named. */
  readonly own: string
  readonly unknown: string
} = translatable('voiceServiceNames', {
  known: { elevenlabs: 'ElevenLabs', vapi: 'Vapi' },
  own: 'Your own service',
  unknown: 'The voice service',
})

/** By the id of the narrator: whom the notes are sent to. */
export function nameVoiceService(voice = ''): string {
  if (voice === 'gemini' || voice === 'openai') return providerNames[voice]
  if (voice === 'custom') return voiceServiceNames.own
  return voiceServiceNames.known[voice] ?? voiceServiceNames.unknown
}

/** At an address that the user runs or names, and that can be wrong. */
export const isOwnService = (name: string): boolean =>
  [
    providerNames.ollama,
    providerNames['lm-studio'],
    providerNames.custom,
    voiceServiceNames.own,
  ].includes(name)
