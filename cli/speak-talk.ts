import { synthesize as synthesizeKokoro } from '#adapters/voices/kokoro/kokoro-synthesizer.ts'
import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { synthesize as synthesizePiper } from '#adapters/voices/piper/piper-synthesizer.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { createRecordedVoice } from '#adapters/voices/recorded-voice.ts'
import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import type { Deck } from '#core/deck/deck.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import { slidePause } from '#core/narration/script/pacing.ts'
import { fail, type Result } from '#core/result.ts'
import {
  type RecordCall,
  type Recorder,
  recordTalk,
} from '#workspace/talk/recording/record-talk.ts'
import type { RecordFailure } from '#workspace/talk/recording/talk-recorder.ts'

import { buildVoice } from '../scripts/voice/build-voice.mjs'
import { findStudioVoice } from '../scripts/voice/studio-folder.mjs'
import { openNodeStudioVoice, openNodeVoice } from './open-node-voice.ts'

/** At its own speed, with the usual pauses: what is chosen in a browser is not known here. */
const pace = { rate: 1, pauseSeconds: slidePause.usual }

type NodeVoice = {
  speakers: readonly { id: string; language: string }[]
  open(): Promise<Recorder['voice'] | null>
}

/** In the order of preference. */
const voices: readonly NodeVoice[] = [
  {
    speakers: piperSpeakers,
    async open() {
      const folder = await buildVoice()
      if (!folder) return null
      const parts = await openNodeVoice(folder)
      return { speak: (request) => synthesizePiper(parts, request) }
    },
  },
  {
    speakers: kokoroSpeakers,
    async open() {
      const folder = findStudioVoice()
      if (!folder) return null
      const parts = await openNodeStudioVoice(folder)
      return { speak: (request) => synthesizeKokoro(parts, request) }
    },
  },
]

/** What was recorded is written out in the deck itself. */
const recordings = createRecordedVoice(async (sound) => decodeDataUrl(sound)?.bytes ?? null)

/** The talk in a voice that the app has on the device: of who was asked for, or who speaks its language. */
export async function speakTalk(
  deck: Deck,
  { speaker: asked, ...call }: RecordCall & { speaker?: string } = {},
): Promise<Result<RecordedTalk, RecordFailure>> {
  const language = findDeckLanguage(deck)
  const able = voices.flatMap(({ speakers, open }) =>
    speakers
      .filter((one) => rootOf(one.language) === rootOf(language))
      .map(({ id }) => ({ id, open })),
  )
  if (able.length === 0) return fail({ code: 'no-recorder', language })
  const found = able.find(({ id }) => id === asked) ?? able[0]
  const voice = await found?.open()
  if (!found || !voice) return fail({ code: 'not-installed' })
  return recordTalk(deck, { voice, speaker: found.id, language, recordings }, pace, call)
}
