import type { Deck } from '#core/deck/deck.ts'
import { planTalk } from '#core/narration/talk/plan-talk.ts'
import { listWords } from '#core/narration/script/script.ts'

import { loudnessOf } from '../../../fixtures/is-speech-like.ts'
import type { NarrationRecord, PlayedClip } from './record-narration.ts'
import type { RecordedSound } from './record-sound.ts'

/** Quieter than the last bit of a sample: nothing was played. */
const nothing = 1 / 32_767

/** The pauses of a talk as the deck asks for them, in the order they are heard. */
export const listPauses = (
  { slides }: Deck,
  { betweenSlides, rate = 1 }: { betweenSlides: number; rate?: number },
): number[] =>
  planTalk(slides, {
    language: 'en',
    speaker: '',
    rate,
    pronunciations: [],
    pauseSeconds: betweenSlides,
  })
    .slides.flatMap(({ lines }) =>
      lines.map(({ pauseAfter }, index) => (index < lines.length - 1 ? pauseAfter : betweenSlides)),
    )
    .slice(0, -1)

/** Seconds of silence between each two clips, found in the sound alone. */
export const measurePauses = ({ sound, clips }: NarrationRecord): number[] =>
  clips.slice(1).map(({ start }, index) => {
    const { samples, sampleRate } = sound
    const middle = Math.round((((clips[index]?.end ?? 0) + start) / 2) * sampleRate)
    const isSilent = (at: number) =>
      at >= 0 && at < samples.length && Math.abs(samples[at] ?? 0) <= nothing
    let [first, last] = [middle, middle]
    while (isSilent(first - 1)) first -= 1
    while (isSilent(last + 1)) last += 1
    return (last - first) / sampleRate
  })

/** Share of the time of all words in which something was heard. */
export function measureHeardWords({ sound, clips, speeches }: NarrationRecord): number {
  const words = clips.flatMap(({ start, offset, speech }) =>
    (speeches[speech]?.words ?? []).map((word) => ({
      from: start + word.start - offset,
      to: start + word.end - offset,
    })),
  )
  const heard = words.filter(({ from, to }) => loudnessOf(cutOut(sound, from, to)) > 0.01)
  return heard.length / words.length
}

export const cutOut = (
  { samples, sampleRate }: RecordedSound,
  from: number,
  to: number,
): Float32Array => samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))

/** Seconds on the wall for a second of speech, the slowest piece once the engine is warm. */
export const measureEffort = ({ speeches }: NarrationRecord): number =>
  Math.max(...speeches.slice(2).map(({ made, seconds }) => made / seconds))

type HighlightError = {
  /** Between the word's sound and its light. */
  plain: number
  /**
   * Between the frame in which it was due and the one that lit it: what a page that is painted too
   * seldom, or is held up while it paints, adds is not in it.
   */
  inFrames: number
}

/** Half a frame early is as good as half a frame late, and the narrator counts on it. */
const halfFrame = 0.009

/** How far off the light was for each word, in seconds of the audio clock less its pauses. */
export function measureHighlight(record: NarrationRecord, { slides }: Deck): HighlightError[] {
  // What a pause called off before it began was not heard.
  const played = record.clips.filter(({ start, end }) => end > start)
  const pauses = listCuts(played)
  const lessPauses = (time: number) =>
    pauses.reduce((left, { from, to }) => left - Math.max(0, Math.min(time, to) - from), time)

  const starts = new Map<string, number>()
  for (const { start, end, offset, speech } of played)
    for (const [index, word] of (record.speeches[speech]?.words ?? []).entries()) {
      const at = start + word.start - offset
      if (at >= start - 1e-6 && at < end) starts.set(`${speech} ${index}`, lessPauses(at))
    }
  const heard = [...starts.values()].toSorted((a, b) => a - b)
  const frames = record.frames.map(lessPauses)
  const lengths = slides.map(({ notes }) => listWords(notes).length)
  let slide = 0
  let before = 0
  let last = -1
  return record.lit.flatMap(({ index, at }) => {
    // Words are counted anew with every slide.
    if (index < last) before += lengths[slide++] ?? 0
    last = index
    const due = heard[before + index]
    return due === undefined ? [] : [measureError(due, lessPauses(at), frames)]
  })
}

/** When a clip was cut, and when it went on. */
const listCuts = (played: readonly PlayedClip[]): { from: number; to: number }[] =>
  played.flatMap(({ end, speech }, index) => {
    const next = played[index + 1]
    return next?.speech === speech && next.offset > 0 ? [{ from: end, to: next.start }] : []
  })

function measureError(due: number, lit: number, frames: readonly number[]): HighlightError {
  const dueFrame = frames.find((frame) => frame >= due - halfFrame) ?? due
  const litFrame = frames.findLast((frame) => frame <= lit) ?? lit
  return { plain: Math.abs(lit - due), inFrames: Math.max(due - lit, litFrame - dueFrame, 0) }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0
}
