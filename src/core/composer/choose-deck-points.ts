import { listWords } from '../outline/content-words.ts'
import { bulletsPerSlide } from '../outline/slide-lengths.ts'
import { choosePoints, type Point, sortByPlace } from './choose-points.ts'
import { isList } from './plan-sections.ts'
import type { Section, Sentence } from './sentence.ts'

export type SentencePoints = ReadonlyMap<Sentence, readonly Point[]>

const isShort = ({ isLong }: Point): boolean => !isLong
const standsAlone = (point: Point): boolean => point.standsAlone && isShort(point)
/** What comes from elsewhere has lost its list and the sentence before it. */
const travels = (point: Point): boolean => standsAlone(point) && !point.isFragment

/** How many sentences can be shown as a point. */
export const countShowable = (points: SentencePoints): number =>
  [...points.values()].filter((list) => list.some(isShort)).length

export type DeckChoice = {
  points: SentencePoints
  /** Of the slides, in the same order as the sections. */
  titles: readonly string[]
}

/** Three or four points for each slide, none of them on two; first each takes from its own text. */
export function chooseDeckPoints(
  sections: readonly Section[],
  { points, titles }: DeckChoice,
): string[][] {
  const { min } = bulletsPerSlide
  // With little to choose from, a fourth point here would be missing there.
  const max = countShowable(points) < 4.5 * sections.length ? min : bulletsPerSlide.max
  const titleWords = titles.map(listWords)
  const taken: (readonly string[])[] = []
  const listFrom = (from: readonly (Section | undefined)[]): Point[] =>
    from.flatMap((section) => section?.sentences ?? []).flatMap((one) => points.get(one) ?? [])
  const take = (from: readonly Point[], count: { min: number; max: number }): Point[] => {
    const chosen = choosePoints(from, { count, taken, titles: titleWords })
    taken.push(...chosen.map(({ words }) => words))
    return chosen
  }
  const fill = (chosen: Point[], from: readonly Point[]): void => {
    const missing = min - chosen.length
    if (missing > 0) chosen.push(...take(from, { min: missing, max: missing }))
  }

  const chosen = sections.map((section, at) => {
    const own = listFrom([section]).filter(isShort)
    const most = isList(section) ? bulletsPerSlide.max : max
    const found = take(own.filter(standsAlone), { min, max: most })
    fill(found, own.filter(createFollower(found, titles[at] ?? '')))
    return found
  })
  const last = sections.length - 1
  for (const [at, found] of chosen.entries()) {
    const near = listFrom([sections[at + 1], sections[at - 1]])
    const anywhere = listFrom(sections)
    // A conclusion that the author has not written: one thing from each part.
    if (at === last)
      for (const section of sections.slice(1, -1)) {
        if (found.length >= min) break
        const [best] = take(listFrom([section]).filter(travels), { min: 1, max: 1 })
        if (best) found.push(best)
      }
    fill(found, near.filter(travels))
    fill(found, listFrom([sections[at]]).filter(isShort))
    for (const fits of [travels, isShort]) fill(found, anywhere.filter(fits))
    fill(found, listFrom([sections[at]]))
    fill(found, anywhere)
  }
  return chosen.map((found) => sortByPlace(found).map(({ text }) => text))
}

/** "It consists of …" may stand below the point, or the title, that says what does. */
function createFollower(chosen: readonly Point[], title: string): (point: Point) => boolean {
  const titled = listWords(title)
  const shown = new Set(chosen.map(({ sentence }) => sentence.index))
  return ({ sentence, previous }) => {
    if (shown.has(sentence.index - 1)) return true
    const before = new Set(listWords(previous))
    return titled.length > 2 && titled.every((word) => before.has(word))
  }
}
