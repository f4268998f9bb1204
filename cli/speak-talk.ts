import { synthesize } from '#adapters/voices/piper/piper-synthesizer.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import type { Deck } from '#core/deck/deck.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { slidePause } from '#core/narration/script/pacing.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import { fail, type Result } from '#core/result.ts'
import { type RecordCall, recordTalk } from '#workspace/talk/record-talk.ts'
import type { RecordFailure } from '#workspace/talk/talk-recorder.ts'

import { buildVoice } from '../scripts/voice/build-voice.mjs'
import { openNodeVoice } from './open-node-voice.ts'

/** At its own speed, with the usual pauses: what is chosen in a browser is not known here. */
const pace = { rate: 1, pauseSeconds: slidePause.usual }

/** The talk in the voice that the app has on the device. */
export async function speakTalk(
  deck: Deck,
  call?: RecordCall,
): Promise<Result<RecordedTalk, RecordFailure>> {
  const language = findDeckLanguage(deck)
  const speaker = piperSpeakers.find((one) => rootOf(one.language) === rootOf(language))
  if (!speaker) return fail({ code: 'no-recorder', language })
  const folder = await buildVoice()
  if (!folder) return fail({ code: 'not-installed' })
  const parts = await openNodeVoice(folder)
  const voice = { speak: synthesize.bind(null, parts) }
  return recordTalk(deck, { voice, speaker: speaker.id, language }, pace, call)
}
