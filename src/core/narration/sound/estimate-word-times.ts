import { keepTimesApart, type TimedWord } from './keep-times-apart.ts'
import { measureLevels } from './measure-levels.ts'
import type { Sound } from './trim-silence.ts'
import type { WeighedWord } from './weigh-words.ts'

type Gap = { start: number; end: number }

const frameSeconds = 0.01
/** Quieter than this, in relation to the loudest part, it counts as silence. */
const quiet = 0.04
/** Shorter silences are the closing of the lips within a word. */
const leastGap = 0.08
/** How readily the search leaves out a comma, or a silence, in seconds of misplacement. */
const skippedClause = 0.3
const skippedGap = 3
/** The same for a silence where no sign asks for one. */
const withoutSign = 0.5

/**
 * When each word is heard, for a voice that does not tell: pauses in the sound are matched with the
 * punctuation they most likely stand for, and between two of them each word takes its share of the
 * time in which there is sound. Expects sound without silence around it.
 */
export function estimateWordTimes(sound: Sound, words: readonly WeighedWord[]): TimedWord[] {
  const seconds = sound.samples.length / sound.sampleRate
  const clock = createSoundClock(sound)
  const anchors = matchPauses(words, clock, seconds)
  const times = anchors.slice(1).flatMap((anchor, index) => {
    const before = anchors[index]
    if (!before) return []
    const group = words.slice(before.word + 1, anchor.word + 1)
    return shareTime(group, clock, { start: before.end, end: anchor.start })
  })
  return keepTimesApart(times, seconds)
}

/** Tells how much sound there has been up to a time, and back. */
type SoundClock = {
  gaps: readonly Gap[]
  heardUntil(time: number): number
  timeWhen(heard: number): number
}

function createSoundClock({ samples, sampleRate }: Sound): SoundClock {
  const frame = Math.round(sampleRate * frameSeconds)
  const step = frame / sampleRate
  const levels = measureLevels(samples, frame)
  const threshold = quiet * levels.reduce((most, level) => Math.max(most, level), 0)
  const gaps = findGaps(
    levels.map((level) => level <= threshold),
    step,
  )
  const isSilent = (time: number) => gaps.some(({ start, end }) => time >= start && time < end)
  let sum = 0
  const heard = [0, ...levels.map((_, at) => (sum += isSilent((at + 0.5) * step) ? 0 : step))]
  return {
    gaps,
    heardUntil: (time) => heard[Math.min(heard.length - 1, Math.round(time / step))] ?? 0,
    timeWhen(amount) {
      const at = heard.findIndex((one) => one >= amount)
      return (at === -1 ? heard.length - 1 : at) * step
    },
  }
}

function findGaps(silent: readonly boolean[], step: number): Gap[] {
  const gaps: Gap[] = []
  let from = -1
  silent.forEach((isSilent, at) => {
    if (isSilent && from === -1) from = at
    if (isSilent || from === -1) return
    if ((at - from) * step >= leastGap) gaps.push({ start: from * step, end: at * step })
    from = -1
  })
  return gaps
}

/** After `word` comes a silence from `start` to `end`. */
type Anchor = { word: number; start: number; end: number; cost: number; last: Anchor | null }

/** The cheapest way to give clauses their pauses; both stay in order, and either may have none. */
function matchPauses(words: readonly WeighedWord[], clock: SoundClock, seconds: number): Anchor[] {
  const weight = [0]
  for (const word of words) weight.push((weight.at(-1) ?? 0) + word.weight)
  const perWeight = clock.heardUntil(seconds) / (weight.at(-1) || 1)
  const clauses = words.flatMap(({ endsClause }, index) => (endsClause ? [index] : []))

  const costBetween = (one: Anchor, other: Omit<Anchor, 'cost' | 'last'>): number => {
    const heard = clock.heardUntil(other.start) - clock.heardUntil(one.end)
    const weighed = (weight[other.word + 1] ?? 0) - (weight[one.word + 1] ?? 0)
    const left = clauses.filter((index) => index > one.word && index < other.word).length
    const silent = clock.gaps
      .filter(({ start, end }) => start >= one.end && end <= other.start)
      .reduce((sum, { start, end }) => sum + end - start - leastGap, 0)
    const free = words[other.word]?.endsClause || other.start === seconds ? 0 : withoutSign
    return Math.abs(heard - weighed * perWeight) + left * skippedClause + silent * skippedGap + free
  }
  const reach = (places: readonly Anchor[], place: Omit<Anchor, 'cost' | 'last'>): Anchor => {
    let best: { last: Anchor | null; cost: number } = { last: null, cost: Number.POSITIVE_INFINITY }
    for (const last of places) {
      if (last.word >= place.word || last.end > place.start) continue
      const cost = last.cost + costBetween(last, place)
      if (cost < best.cost) best = { last, cost }
    }
    return { ...place, ...best }
  }

  const places: Anchor[] = [{ word: -1, start: 0, end: 0, cost: 0, last: null }]
  for (let word = 0; word < words.length - 1; word++)
    places.push(...clock.gaps.map((gap) => reach(places, { word, ...gap })))
  const path: Anchor[] = []
  let place: Anchor | null = reach(places, { word: words.length - 1, start: seconds, end: seconds })
  for (; place; place = place.last) path.unshift(place)
  return path
}

function shareTime(
  words: readonly WeighedWord[],
  clock: SoundClock,
  { start, end }: Gap,
): TimedWord[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const from = clock.heardUntil(start)
  const heard = clock.heardUntil(end) - from
  let weighed = 0
  return words.map((word, index) => {
    const begins = index === 0 ? start : clock.timeWhen(from + (heard * weighed) / total)
    weighed += word.weight
    const isLast = index === words.length - 1
    const ends = isLast ? end : clock.timeWhen(from + (heard * weighed) / total)
    return { from: word.from, to: word.to, start: begins, end: ends }
  })
}
