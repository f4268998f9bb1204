import { estimateWordTimes } from '#core/narration/sound/estimate-word-times.ts'
import { keepTimesApart } from '#core/narration/sound/keep-times-apart.ts'
import { type Sound, trimSilence } from '#core/narration/sound/trim-silence.ts'
import { weighWords } from '#core/narration/sound/weigh-words.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, VoiceFailure, WordTime } from '#ports/sound/voice.ts'

import type { MadeSound, SoundOrder } from './cloud-voice.ts'

/** Without the silence around it, and with the time of every word: given, or estimated. */
export function finishSpeech(
  { sound: raw, words }: MadeSound,
  { text, language, pronunciations }: SoundOrder,
): Result<Speech, VoiceFailure> {
  const trimmed = trimSilence(raw)
  if (!trimmed) return fail({ code: 'no-answer' })
  const { sound, cut } = trimmed
  return ok({
    ...sound,
    words: words
      ? moveTimes(words, cut, sound)
      : estimateWordTimes(sound, weighWords(text, { language, pronunciations })),
  })
}

/** The sound is now all speech: it begins with the first word and ends with the last. */
function moveTimes(words: readonly WordTime[], cut: number, sound: Sound): WordTime[] {
  const seconds = sound.samples.length / sound.sampleRate
  const moved = words.map(({ from, to, start, end }, index) => ({
    from,
    to,
    start: index === 0 ? 0 : start - cut,
    end: index === words.length - 1 ? seconds : end - cut,
  }))
  return keepTimesApart(moved, seconds)
}
