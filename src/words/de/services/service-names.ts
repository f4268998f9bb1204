import type { Translation } from '../../language-pack.ts'
import type { voiceServiceNames as English } from '../../services/service-names.ts'

export const voiceServiceNames: Translation<typeof English> = {
  known: { elevenlabs: 'ElevenLabs', vapi: 'Vapi' },
  own: 'Dein eigener Dienst',
  unknown: 'Der Sprachdienst',
}
