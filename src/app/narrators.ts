import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import type { Database } from '#adapters/storage/database.ts'
import { createBrowserNarrator } from '#adapters/voices/browser-narrator.ts'
import { createDeviceVoice, createStudioVoice } from '#adapters/voices/device-voice.ts'
import { createRecordedVoice, type LoadRecording } from '#adapters/voices/recorded-voice.ts'
import { openCallFrame } from '#adapters/voices/vapi/call-frame.ts'
import { createVapiNarrator } from '#adapters/voices/vapi/vapi-narrator.ts'
import { readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Models } from '#workspace/generation/models.ts'
import { createNarrator } from '#workspace/talk/voices/narrator.ts'

import { createCloudNarrators } from './cloud-narrators.ts'
import { createVapiKey } from './vapi-key.ts'

type Needs = {
  clock: Clock
  database: Database
  keys: Keys
  models: Models
  preferences: Preferences
  /** What is stored beside decks, by its hash. */
  loadAsset: DeckStore['loadPicture']
}

/** Who can speak, the best first. */
export function createNarrators(needs: Needs): Narrator[] {
  const { clock, database, keys, models, preferences, loadAsset } = needs
  const player = createWebAudioPlayer(clock)
  const recorded = createNarrator({
    voice: createRecordedVoice(createLoader(loadAsset)),
    player,
    clock,
  })
  const deviceVoice = createDeviceVoice({ database, clock, preferences })
  const device = createNarrator({ voice: deviceVoice, player, clock })
  const studioVoice = createStudioVoice({ database, clock, preferences })
  const studio = createNarrator({ voice: studioVoice, player, clock })
  const cloud = createCloudNarrators({ clock, database, keys, models, player })
  const live = createVapiNarrator({
    key: createVapiKey(keys),
    clock,
    openLine: openCallFrame,
    isOnline: () => navigator.onLine,
  })
  if (!('speechSynthesis' in window)) return [device, studio, ...cloud, live, recorded]
  const browser = createBrowserNarrator({ speech: window.speechSynthesis, clock })
  return [device, browser, studio, ...cloud, live, recorded]
}

const createLoader =
  (loadAsset: Needs['loadAsset']): LoadRecording =>
  async (sound) => {
    const [hash = ''] = readAssetHash(sound)
    const stored = await loadAsset(hash)
    const bytes = stored.ok ? await stored.value.arrayBuffer().catch(() => null) : null
    return bytes && new Uint8Array(bytes)
  }
