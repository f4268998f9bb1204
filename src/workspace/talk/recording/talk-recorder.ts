import type { Deck } from '#core/deck/deck.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import type { Lazy } from '#core/lazy.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { findRecording } from '#core/narration/script/find-recording.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { EncodeSound } from '#ports/sound/sound-encoder.ts'
import { recordedVoice, type VoiceFailure } from '#ports/sound/voice.ts'

import { findRecorder, listRecorders, type RecorderOffer } from './find-recorder.ts'
import { readNarrationSettings } from '../narration-settings.ts'
import { type RecordCall, recordTalk } from './record-talk.ts'

export type RecordFailure =
  | VoiceFailure
  /** Nobody here speaks the language of the notes in a way that can be kept. */
  | { code: 'no-recorder'; language: string }
  /** This browser cannot make files of sound. */
  | { code: 'not-encoded' }
  /** What speaks, or what makes files of it, could not be fetched. */
  | { code: 'not-loaded' }

type Spoken = Pick<Deck, 'slides' | 'pronunciations'>

/** Has a talk spoken without anybody hearing it, for whoever takes it along. */
export type TalkRecorder = {
  /** Who would speak; null when nobody can. */
  find(deck: Spoken): Promise<RecorderOffer | null>
  /** Who could, whoever was chosen first. */
  list(deck: Spoken): Promise<RecorderOffer[]>
  record(
    deck: Spoken,
    call?: RecordCall & { recorder?: string },
  ): Promise<Result<RecordedTalk, RecordFailure>>
  /** The same as a small file of sound, with its times. */
  carry(
    deck: Spoken,
    call?: RecordCall & { recorder?: string },
  ): Promise<Result<CarriedTalk, RecordFailure>>
}

type Needs = {
  narrators: Lazy<readonly Narrator[]>
  preferences: Preferences
  encodeSound: EncodeSound
}

/** Where somebody has spoken every slide that says something, no other voice is needed. */
const isAllRecorded = ({ slides }: Spoken): boolean =>
  slides.every((slide) => slide.hidden || !canBeSpoken(slide) || findRecording(slide) !== null)

/** The share of the work that is done when everything is spoken. */
const spokenShare = 0.9

export function createTalkRecorder({ narrators, preferences, encodeSound }: Needs): TalkRecorder {
  async function find(deck: Spoken): Promise<RecorderOffer | null> {
    const loaded = await narrators.load()
    if (!loaded.ok) return null
    const { voices } = readNarrationSettings(preferences)
    return findRecorder(loaded.value, findDeckLanguage(deck), voices)
  }

  async function list(deck: Spoken): Promise<RecorderOffer[]> {
    const loaded = await narrators.load()
    if (!loaded.ok) return []
    const { voices } = readNarrationSettings(preferences)
    return listRecorders(loaded.value, findDeckLanguage(deck), voices)
  }

  async function record(
    deck: Spoken,
    { recorder: wanted, ...call }: RecordCall & { recorder?: string } = {},
  ): Promise<Result<RecordedTalk, RecordFailure>> {
    const loaded = await narrators.load()
    if (!loaded.ok) return fail({ code: 'not-loaded' })
    const language = findDeckLanguage(deck)
    const found =
      wanted === undefined ? await find(deck) : (await list(deck)).find(({ id }) => id === wanted)
    const recordings = loaded.value.find(({ id }) => id === recordedVoice)?.voice
    const isRecorded = recordings !== undefined && isAllRecorded(deck)
    if (!found && !isRecorded) return fail({ code: 'no-recorder', language })
    const recorder = {
      voice: found?.voice ?? null,
      speaker: found?.speaker.id ?? '',
      language,
      ...(recordings && { recordings }),
    }
    return recordTalk(deck, recorder, readNarrationSettings(preferences), call)
  }

  return {
    find,
    list,
    record,
    async carry(deck, { signal, recorder, onProgress } = {}) {
      const recorded = await record(deck, {
        ...(signal && { signal }),
        ...(recorder !== undefined && { recorder }),
        onProgress: (share, slide) => onProgress?.(share * spokenShare, slide),
      })
      if (!recorded.ok) return recorded
      const { slides } = recorded.value.times
      const sound = await encodeSound(recorded.value, {
        ...(signal && { signal }),
        onProgress: (share) => onProgress?.(spokenShare + share * (1 - spokenShare), slides.length),
      })
      if (signal?.aborted) return fail({ code: 'cancelled' })
      if (!sound) return fail({ code: 'not-encoded' })
      return ok({ language: findDeckLanguage(deck), times: recorded.value.times, sound })
    },
  }
}
