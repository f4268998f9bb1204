import { kokoroSpeakers, styleOf } from '../kokoro/speakers.ts'
import type { VoiceSource } from './voice-files.ts'

/** What each voice on this device is made of, as the build lists it. */
export const piperSource = {
  address: '/voice/voice.json',
  names: ['model', 'tokens', 'dictionary'],
} as const satisfies VoiceSource<string>

export const kokoroSource: VoiceSource<string> = {
  address: '/voice/studio.json',
  names: ['model', 'dictionary', ...kokoroSpeakers.map(styleOf)],
}

/** The engine with which the studio voice is computed on a graphics processor. */
export const graphicsSource: VoiceSource<string> = {
  address: '/voice/studio-graphics.json',
  names: [],
}
