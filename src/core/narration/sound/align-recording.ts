import { estimateWordTimes } from './estimate-word-times.ts'
import { keepTimesApart, type TimedWord } from './keep-times-apart.ts'
import { measureLevels } from './measure-levels.ts'
import type { Sound } from './trim-silence.ts'
import type { WeighedWord } from './weigh-words.ts'

const frameSeconds = 0.02
/** Quieter than this, in relation to the loudest part, nobody speaks: a room is never still. */
const quiet = 0.05
/** A pause in which somebody takes a breath. Shorter ones are found sentence by sentence. */
const leastBreath = 0.22
/** So many words are matched with every silence there is; more would take too long. */
const mostWords = 24
/** What it costs to leave out a breath, and to take one where no sign asks for it, in seconds. */
const leftOut = 0.4
const unasked = 1.2

type Pause = { start: number; end: number }
/** After `word` comes the pause. */
type Border = Pause & { word: number; cost: number; last: Border | null }

/**
 * When each word of a recording is heard. The estimate for single sentences looks at every silence
 * behind every word, which is too much for minutes: so breaths are matched with the ends of clauses
 * first, and each stretch between two of them is estimated by itself.
 */
export function alignRecording(sound: Sound, words: readonly WeighedWord[]): TimedWord[] {
  const { samples, sampleRate } = sound
  const seconds = samples.length / sampleRate
  const borders = matchBreaths(words, findBreaths(sound), seconds)
  const times = borders.slice(1).flatMap((border, index) => {
    const before = borders[index]
    if (!before) return []
    const from = Math.round(before.end * sampleRate)
    const part = samples.slice(from, Math.max(from + 1, Math.round(border.start * sampleRate)))
    const group = words.slice(before.word + 1, border.word + 1)
    const offset = from / sampleRate
    return moveBy(offset, estimateInParts({ samples: part, sampleRate }, group))
  })
  return keepTimesApart(times, seconds)
}

/** A stretch without a breath, however long, in pieces whose length goes by the weight of their words. */
function estimateInParts(sound: Sound, words: readonly WeighedWord[]): TimedWord[] {
  if (words.length <= mostWords) return estimateWordTimes(sound, words)
  const { samples, sampleRate } = sound
  const half = Math.ceil(words.length / 2)
  const share = weightOf(words.slice(0, half)) / weightOf(words)
  const cut = Math.round(samples.length * share)
  const first = estimateInParts(
    { samples: samples.slice(0, cut), sampleRate },
    words.slice(0, half),
  )
  const second = estimateInParts({ samples: samples.slice(cut), sampleRate }, words.slice(half))
  return [...first, ...moveBy(cut / sampleRate, second)]
}

const moveBy = (seconds: number, times: readonly TimedWord[]): TimedWord[] =>
  times.map(({ from, to, start, end }) => ({
    from,
    to,
    start: start + seconds,
    end: end + seconds,
  }))

const weightOf = (words: readonly WeighedWord[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)

function findBreaths({ samples, sampleRate }: Sound): Pause[] {
  const frame = Math.round(sampleRate * frameSeconds)
  const levels = measureLevels(samples, frame)
  const loud = quiet * levels.reduce((most, level) => Math.max(most, level), 0)
  const step = frame / sampleRate
  const pauses: Pause[] = []
  let from = 0
  levels.forEach((level, at) => {
    if (level <= loud) return
    if ((at - from) * step >= leastBreath && from > 0)
      pauses.push({ start: from * step, end: at * step })
    from = at + 1
  })
  return pauses
}

/** The cheapest way to give breaths to ends of clauses; both stay in order, and either may have none. */
function matchBreaths(
  words: readonly WeighedWord[],
  pauses: readonly Pause[],
  seconds: number,
): Border[] {
  const weight = [0]
  for (const word of words) weight.push((weight.at(-1) ?? 0) + word.weight)
  const silence = [0]
  for (const { start, end } of pauses) silence.push((silence.at(-1) ?? 0) + end - start)
  const silentUntil = (pause: number) => silence[pause] ?? 0
  const perWeight = (seconds - (silence.at(-1) ?? 0)) / (weight.at(-1) || 1)
  const weightUntil = (word: number) => weight[word + 1] ?? 0

  const start: Border = { word: -1, start: 0, end: 0, cost: 0, last: null }
  /** By the number of the pause, from 1; the first has the beginning alone. */
  const layers: Border[][] = [[start]]
  const reach = (pause: number, place: Pause & { word: number }, isAsked: boolean): Border => {
    let best: Border = { ...place, cost: Number.POSITIVE_INFINITY, last: null }
    // Of breaths that nobody could place, a few in a row are left out, not all of them.
    for (let before = pause - 1; before >= Math.max(0, pause - mostLeftOut); before--)
      for (const last of layers[before] ?? []) {
        if (last.word >= place.word) continue
        const heard = place.start - last.end - (silentUntil(pause - 1) - silentUntil(before))
        const expected = (weightUntil(place.word) - weightUntil(last.word)) * perWeight
        const cost =
          last.cost +
          Math.abs(heard - expected) +
          (pause - 1 - before) * leftOut +
          (isAsked ? 0 : unasked)
        if (cost < best.cost) best = { ...place, cost, last }
      }
    return best
  }
  pauses.forEach((pause, index) => {
    const heard = pause.start - silentUntil(index)
    const candidates = words.flatMap(({ endsClause }, word) => {
      const isFar = Math.abs(weightUntil(word) * perWeight - heard) > farSeconds + heard * farShare
      return isFar || word === words.length - 1 ? [] : [{ word, endsClause }]
    })
    layers.push(
      candidates
        .map(({ word, endsClause }) => reach(index + 1, { ...pause, word }, endsClause))
        .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
        .toSorted((one, other) => one.cost - other.cost)
        .slice(0, mostPlaces),
    )
  })
  const end = { word: words.length - 1, start: seconds, end: seconds }
  const borders: Border[] = []
  for (
    let border: Border | null = reach(pauses.length + 1, end, true);
    border;
    border = border.last
  )
    borders.unshift(border)
  return borders[0]?.word === -1 ? borders : [start, { ...end, cost: 0, last: start }]
}

const mostLeftOut = 6
/** Of the places that a breath may stand for, the likeliest. */
const mostPlaces = 40
/** Nobody is further from an even pace than that. */
const farSeconds = 3
const farShare = 0.25
