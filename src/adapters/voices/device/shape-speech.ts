import { measureLevels } from '#core/narration/sound/measure-levels.ts'

import type { Stretch } from './time-phrase.ts'

/** After the word at `index`, exactly this many samples of silence. */
export type WantedPause = { index: number; length: number }

export type ShapedSpeech = { samples: Float32Array<ArrayBuffer>; words: Stretch[] }

const frameSeconds = 0.005
/** Quieter than this, in relation to the loudest part, nobody hears it. */
const quiet = 0.025
/** A pause is looked for this far into the words beside it: their planned ends are not exact. */
const reachSeconds = 0.08
/** What is left around the sound, so that no soft beginning or end is cut. */
const marginSeconds = 0.015
const fadeSeconds = 0.004

/**
 * Cuts the silence around the sound away and makes the pauses inside it exactly as long as they are
 * wanted. The words' times move with their sound.
 */
export function shapeSpeech(
  sound: Float32Array,
  sampleRate: number,
  words: readonly Stretch[],
  pauses: readonly WantedPause[],
): ShapedSpeech {
  const frame = Math.round(sampleRate * frameSeconds)
  const levels = measureLevels(sound, frame)
  const threshold = quiet * levels.reduce((most, level) => Math.max(most, level), 0)
  const margin = Math.round(sampleRate * marginSeconds)
  const isLoud = (level: number) => level > threshold

  const from = Math.max(0, levels.findIndex(isLoud) * frame - margin)
  const to = Math.min(sound.length, (levels.findLastIndex(isLoud) + 1) * frame + margin)

  const reach = Math.round((sampleRate * reachSeconds) / frame)
  const gaps = pauses.flatMap(({ index, length }) => {
    const before = words[index]
    const after = words[index + 1]
    if (!before || !after) return []
    const first = Math.max(Math.floor(before.end / frame) - reach, Math.ceil(before.start / frame))
    const last = Math.min(Math.ceil(after.start / frame) + reach, Math.floor(after.end / frame))
    return [{ ...findQuiet(levels, first, last, threshold, frame), index, length }]
  })

  const fade = Math.round(sampleRate * fadeSeconds)
  const kept: Float32Array[] = []
  const edits: Edit[] = [{ at: from, shift: -from }]
  let start = from
  let shift = -from
  const made = gaps.filter(
    (gap, index) => gap.start > Math.max(from, gaps[index - 1]?.end ?? 0) && gap.end < to,
  )
  for (const gap of made) {
    kept.push(fadeEnds(sound.slice(start, gap.start), fade), new Float32Array(gap.length))
    shift += gap.length - (gap.end - gap.start)
    edits.push({ at: gap.end, shift })
    start = gap.end
  }
  kept.push(fadeEnds(sound.slice(start, to), fade))

  const samples = join(kept)
  const place = (sample: number) => move(sample, edits, samples.length)
  const moved = words.map((word, index): Stretch => {
    const gapBefore = made.find((gap) => gap.index === index - 1)
    const gapAfter = made.find((gap) => gap.index === index)
    const isFirst = index === 0
    const isLast = index === words.length - 1
    return {
      start: place(isFirst ? from + margin : (gapBefore?.end ?? word.start)),
      // What stands at the very start of a gap is already after it.
      end: gapAfter ? place(gapAfter.start - 1) + 1 : place(isLast ? to - margin : word.end),
    }
  })
  return { samples, words: keepOrder(moved, samples.length) }
}

/** Planned times may touch those that were measured in the sound. */
function keepOrder(words: readonly Stretch[], length: number): Stretch[] {
  let last = 0
  return words.map(({ start, end }, index) => {
    const room = length - (words.length - index)
    const from = Math.min(Math.max(start, last), room)
    last = Math.min(Math.max(end, from + 1), room + 1)
    return { start: from, end: last }
  })
}

/** From `at` on, what was there is heard `shift` samples later. */
type Edit = { at: number; shift: number }

function move(sample: number, edits: readonly Edit[], length: number): number {
  const shift = edits.findLast(({ at }) => at <= sample)?.shift ?? edits[0]?.shift ?? 0
  return Math.min(Math.max(0, sample + shift), length)
}

/** The longest quiet stretch between two frames, or the quietest place when none is quiet. */
function findQuiet(
  levels: readonly number[],
  first: number,
  last: number,
  threshold: number,
  frame: number,
): Stretch {
  let best = { start: first, end: first }
  let quietest = first
  let start = -1
  for (let at = first; at <= last; at++) {
    const level = levels[at] ?? 0
    if (level < (levels[quietest] ?? 0)) quietest = at
    if (level > threshold) start = -1
    else {
      if (start === -1) start = at
      if (at + 1 - start > best.end - best.start) best = { start, end: at + 1 }
    }
  }
  const found = best.end > best.start ? best : { start: quietest, end: quietest }
  return { start: found.start * frame, end: found.end * frame }
}

/** Without this, a cut in the middle of a wave is heard as a click. */
function fadeEnds(samples: Float32Array, length: number): Float32Array {
  const count = Math.min(length, samples.length >> 1)
  for (let at = 0; at < count; at++) {
    const gain = at / count
    const end = samples.length - 1 - at
    samples[at] = (samples[at] ?? 0) * gain
    samples[end] = (samples[end] ?? 0) * gain
  }
  return samples
}

function join(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}
