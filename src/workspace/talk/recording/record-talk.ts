import type { Deck } from '#core/deck/deck.ts'
import { findRecording } from '#core/narration/script/find-recording.ts'
import { resample } from '#core/narration/sound/resample.ts'
import { type LineSound, placeTalk } from '#core/narration/talk/place-talk.ts'
import type { Line } from '#core/narration/talk/plan-slide.ts'
import { planTalk } from '#core/narration/talk/plan-talk.ts'
import { type RecordedTalk, toWholeSamples } from '#core/narration/talk/recorded-talk.ts'
import { timeTalk } from '#core/narration/talk/talk-times.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Voice, VoiceFailure } from '#ports/sound/voice.ts'

import type { NarrationSettings } from '../narration-settings.ts'

export type Recorder = {
  /** Null where nobody speaks: what was recorded is heard all the same. */
  voice: Pick<Voice, 'speak'> | null
  speaker: string
  language: string
  /** Who gives what was recorded; without it, everything is spoken by the voice. */
  recordings?: Pick<Voice, 'speak'>
}

export type RecordCall = {
  signal?: AbortSignal
  /** How much of it is spoken, from 0 to 1, and on which of its slides that is, from 1. */
  onProgress?: (share: number, slide: number) => void
}

type SpokenLine = LineSound & { samples: Int16Array<ArrayBuffer> }

/** The whole talk, spoken without being heard, at the times that it would be given. */
export async function recordTalk(
  deck: Pick<Deck, 'slides' | 'pronunciations'>,
  { voice, speaker, language, recordings }: Recorder,
  { rate, pauseSeconds }: Pick<NarrationSettings, 'rate' | 'pauseSeconds'>,
  { signal, onProgress }: RecordCall = {},
): Promise<Result<RecordedTalk, VoiceFailure>> {
  const pronunciations = deck.pronunciations ?? []
  const own = recordings && { recordingOf: findRecording }
  const settings = { language, speaker, rate, pronunciations, pauseSeconds, ...own }
  const plan = planTalk(deck.slides, settings)
  const spoken = new Map<Line, SpokenLine>()
  let sampleRate = 0
  const total = plan.slides.reduce((sum, { lines }) => sum + lines.length, 0)
  let done = 0
  for (const [index, { lines }] of plan.slides.entries())
    for (const line of lines) {
      onProgress?.(done / total, index + 1)
      const who = line.isRecorded ? recordings : voice
      if (!who) return fail({ code: 'unknown-speaker' })
      const said = await who.speak(line.request, signal)
      if (signal?.aborted) return fail({ code: 'cancelled' })
      done += 1
      if (said.ok) {
        sampleRate ||= said.value.sampleRate
        const { samples } = resample(said.value, sampleRate)
        const seconds = samples.length / sampleRate
        spoken.set(line, { samples: toWholeSamples(samples), seconds, words: said.value.words })
      } else if (said.error.code !== 'nothing-to-say') return said
    }
  if (spoken.size === 0) return fail({ code: 'nothing-to-say' })
  onProgress?.(1, plan.slides.length)
  const placed = placeTalk(plan, (line) => spoken.get(line) ?? null)
  const pieces = placed.flatMap(({ lines }) =>
    lines.flatMap(({ line, start }) => {
      const samples = spoken.get(line)?.samples
      return samples ? [{ start, samples }] : []
    }),
  )
  return ok({ times: timeTalk(placed), sampleRate, pieces })
}
