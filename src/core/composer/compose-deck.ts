import type { Deck } from '../deck/deck.ts'
import { giveNewIds } from '../deck/give-new-ids.ts'
import { listWords } from '../outline/content-words.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { bulletsPerSlide } from '../outline/reply-schemas.ts'
import { choosePoints, type Point, ratePoints, sortByPlace } from './choose-points.ts'
import { detectLanguage } from './detect-language.ts'
import { notesWords, packNotes } from './pack-notes.ts'
import { isList, planSections } from './plan-sections.ts'
import { rankSentences } from './rank-sentences.ts'
import { readDocument } from './read-document.ts'
import { countSectionWords, type Section, type Sentence } from './sentence.ts'
import { splitSections } from './split-sections.ts'
import { shortenTitle, titleSlide } from './title-slide.ts'

export type ComposeRequest = {
  source: string
  /** Without one the text's own title is taken. */
  title?: string
  /** Of all slides; by the length of the text when left out. */
  slideCount?: number
  newId: () => string
}

/** Fewer sentences than this are a remark, not a text. */
const minSentences = 3

/**
 * A deck from the user's own text, without any model: its weightiest sentences, in their order.
 * `null` when there is too little text for slides.
 */
export function composeDeck({ source, title, slideCount, newId }: ComposeRequest): Deck | null {
  const language = detectLanguage(source)
  const article = splitSections(readDocument(source), language)
  const all = article.sections.flatMap(({ sentences }) => sentences)
  if (all.length < minSentences) return null
  const ranking = rankSentences(all, language)
  const points = new Map(all.map((sentence) => [sentence, ratePoints(sentence, language, ranking)]))
  const { opening, body, closing } = planSections(article, {
    ranking,
    and: language.phrases.and,
    points: countShowable(points),
    wanted: slideCount,
  })
  const sections = [opening, ...body, closing]

  const whole: Section = { heading: title?.trim() || article.title, level: 0, sentences: all }
  const { welcome, overview, takeaways, thanks } = language.phrases
  const name = nameDeck(shortenTitle(whole.heading ?? ''), overview, () =>
    titleSlide(whole, { language, ranking, taken: [] }),
  )
  const titles = [name]
  for (const section of body) titles.push(titleSlide(section, { language, ranking, taken: titles }))
  const ending = shortenTitle(closing.heading ?? takeaways)
  titles.push(countSpokenWords(ending) > 1 ? ending : takeaways)

  const nearOf = (at: number): Sentence[] =>
    [sections[at + 1], sections[at - 1]].flatMap((section) => section?.sentences ?? [])

  const bullets = choosePointsForAll(sections, { points, titles, all, nearOf })
  const speak = createSpeaker(ranking.score)
  const last = sections.length - 1
  const slides = sections.map(({ sentences: own }, at) => {
    const content = bullets[at] ?? []
    const near = at === 0 || at === last ? [...nearOf(at), ...all] : nearOf(at)
    const before = at === 0 ? `${welcome} ` : ''
    const after = at === last ? ` ${thanks}` : ''
    const text = speak({ own, near, shown: content, spent: countSpokenWords(before + after) })
    return { title: titles[at] ?? '', content, notes: before + text + after }
  })
  return { title: whole.heading ?? name, slides: giveNewIds(slides, newId) }
}

/** One word is a subject, not yet a title. */
function nameDeck(short: string, overview: string, findTitle: () => string): string {
  if (countSpokenWords(short) > 1) return short
  return short && overview ? `${short}: ${overview}` : findTitle()
}

const isShort = ({ isLong }: Point): boolean => !isLong

const countShowable = (points: ReadonlyMap<Sentence, readonly Point[]>): number =>
  [...points.values()].filter((list) => list.some(isShort)).length

type PointChoice = {
  points: ReadonlyMap<Sentence, readonly Point[]>
  titles: readonly string[]
  all: readonly Sentence[]
  nearOf: (at: number) => readonly Sentence[]
}

/** Three or four points for each slide, none of them on two; first each takes from its own text. */
function choosePointsForAll(
  sections: readonly Section[],
  { points, titles, all, nearOf }: PointChoice,
): string[][] {
  const { min } = bulletsPerSlide
  const listFrom = (sentences: readonly Sentence[]) =>
    sentences.flatMap((sentence) => points.get(sentence) ?? [])
  const rich = countShowable(points)
  // With little to choose from, a fourth point here would be missing there.
  const max = rich < 4.5 * sections.length ? min : bulletsPerSlide.max
  const titleWords = titles.map(listWords)
  const taken: (readonly string[])[] = []
  const take = (from: readonly Point[], count: { min: number; max: number }): Point[] => {
    const chosen = choosePoints(from, { count, taken, titles: titleWords })
    taken.push(...chosen.map(({ words }) => words))
    return chosen
  }

  const own = sections.map((section) =>
    take(listFrom(section.sentences).filter(isShort), {
      min,
      max: isList(section) ? bulletsPerSlide.max : max,
    }),
  )
  return own.map((chosen, at) => {
    const near = listFrom(nearOf(at))
    const anywhere = listFrom(all)
    // What comes from elsewhere has lost the sentence before it.
    const sources = [
      near.filter((point) => point.standsAlone && isShort(point)),
      anywhere.filter((point) => point.standsAlone && isShort(point)),
      anywhere.filter(isShort),
      listFrom(sections[at]?.sentences ?? []),
      anywhere,
    ]
    for (const source of sources) {
      const missing = min - chosen.length
      if (missing > 0) chosen.push(...take(source, { min: missing, max: missing }))
    }
    return sortByPlace(chosen).map(({ text }) => text)
  })
}

type Speech = {
  own: readonly Sentence[]
  near: readonly Sentence[]
  /** The points on the slide, which the notes should not only read out. */
  shown: readonly string[]
  /** Words that are spoken besides. */
  spent: number
}

/** Notes of 50 to 80 words, as far as possible of sentences that no other slide speaks. */
function createSpeaker(score: (sentence: Sentence) => number) {
  const spoken = new Set<Sentence>()
  const isFresh = (sentence: Sentence) => !spoken.has(sentence)
  return ({ own, near, shown, spent }: Speech): string => {
    const visible = new Set(listWords(shown.join(' ')))
    const isShown = ({ text }: Sentence) => listWords(text).every((word) => visible.has(word))
    const value = (sentence: Sentence) => score(sentence) * (isShown(sentence) ? 0.5 : 1)
    let packed = packNotes(own.filter(isFresh), value, spent)
    const lacks = () => countWords(packed) + spent < notesWords.min
    if (lacks()) packed = packNotes(own, value, spent)
    for (const source of [near.filter(isFresh), near]) {
      if (!lacks()) break
      const others = [...new Set(source)].filter((sentence) => !packed.includes(sentence))
      const more = packNotes(others, value, spent + countWords(packed))
      packed = [...packed, ...more].toSorted((a, b) => a.index - b.index)
    }
    // All that is spoken stands on the slide: one more sentence makes it worth listening.
    if (packed.every(isShown)) {
      const room = notesWords.max - spent - countWords(packed)
      const extra = [...own, ...near].find(
        (sentence) => isFresh(sentence) && !isShown(sentence) && sentence.words <= room,
      )
      if (extra) packed = [...packed, extra].toSorted((a, b) => a.index - b.index)
    }
    for (const sentence of packed) spoken.add(sentence)
    return packed.map(({ text }) => text).join(' ')
  }
}

const countWords = (sentences: readonly Sentence[]): number =>
  countSectionWords({ sentences: [...sentences] })
