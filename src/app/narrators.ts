import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import type { Database } from '#adapters/storage/database.ts'
import { createBrowserNarrator } from '#adapters/voices/browser-narrator.ts'
import { createDeviceVoice } from '#adapters/voices/device-voice.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/narrator.ts'
import { createNarrator } from '#workspace/narrator.ts'

type Needs = { clock: Clock; database: Database }

/** Who can speak, the best first. */
export function createNarrators({ clock, database }: Needs): Narrator[] {
  const player = createWebAudioPlayer()
  const device = createNarrator({ voice: createDeviceVoice(database), player, clock })
  if (!('speechSynthesis' in window)) return [device]
  return [device, createBrowserNarrator({ speech: window.speechSynthesis, clock })]
}
