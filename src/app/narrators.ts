import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import type { Database } from '#adapters/storage/database.ts'
import { createBrowserNarrator } from '#adapters/voices/browser-narrator.ts'
import { createDeviceVoice } from '#adapters/voices/device-voice.ts'
import { openCallFrame } from '#adapters/voices/vapi/call-frame.ts'
import { createVapiNarrator } from '#adapters/voices/vapi/vapi-narrator.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Models } from '#workspace/generation/models.ts'
import { createNarrator } from '#workspace/talk/narrator.ts'

import { createCloudNarrators } from './cloud-narrators.ts'
import { createVapiKey } from './vapi-key.ts'

type Needs = { clock: Clock; database: Database; keys: Keys; models: Models }

/** Who can speak, the best first. */
export function createNarrators({ clock, database, keys, models }: Needs): Narrator[] {
  const player = createWebAudioPlayer(clock)
  const device = createNarrator({ voice: createDeviceVoice(database), player, clock })
  const cloud = createCloudNarrators({ clock, database, keys, models, player })
  const live = createVapiNarrator({
    key: createVapiKey(keys),
    clock,
    openLine: openCallFrame,
    isOnline: () => navigator.onLine,
  })
  if (!('speechSynthesis' in window)) return [device, ...cloud, live]
  const browser = createBrowserNarrator({ speech: window.speechSynthesis, clock })
  return [device, browser, ...cloud, live]
}
