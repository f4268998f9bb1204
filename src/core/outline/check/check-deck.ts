import { cutText } from '../../deck/texts/cut-text.ts'
import type { Deck } from '../../deck/deck.ts'
import { readBullet } from '../../deck/texts/bullet.ts'
import { listTexts } from '../../deck/texts/slide-texts.ts'
import type { Slide } from '../../deck/slide.ts'
import { continuesTitle } from '../../edit/slides/split-slide.ts'
import { foldText } from '../../fold-text.ts'
import { checkSlide } from './check-slide.ts'
import { readWords } from '../../emphasis/read-emphasis.ts'
import { listWords, measureOverlap } from '../content-words.ts'
import { checkVariety } from './check-variety.ts'
import { type DeckRequest, usualSlides } from '../deck-request.ts'
import type { Finding, FindingFix } from './finding.ts'
import { findUngroundedNumbers } from './find-ungrounded-numbers.ts'
import { saysConclusion, saysWelcome } from '../opening-words.ts'

export type DeckCheckOptions = {
  /** Against what was asked for, as far as something was. */
  request?: Pick<DeckRequest, 'slideCount' | 'source'>
  /** The slides that were made from the source, where others may have come along; else all are. */
  fromSource?: ReadonlySet<string>
  /** What of its source a deck leaves out or changes, for whoever has fetched what finds it. */
  findFacts?: (deck: Deck) => readonly Finding[]
  /** Whether the text of a slide is too much for its place on the real layout. */
  overflows?: (slide: Slide, place: number) => boolean
  /** Whether the lower half of a slide holds nothing on the real layout. */
  isHalfEmpty?: (slide: Slide, place: number) => boolean
  /** Texts of a slide that something lies over on the real layout. */
  findCoveredWords?: (slide: Slide, place: number) => readonly string[]
}

/** Whether words stand in the text as they are, be it after a date that was taken to the front. */
function createAuthorsTest(source: string): (text: string) => boolean {
  // A source may be a book, and mostly nobody asks.
  let all: string | null = null
  return (text) =>
    [text, text.replace(/^[^:]{1,32}:\s/u, '')].some((own) =>
      (all ??= ` ${flatten(source)} `).includes(` ${flatten(own)} `),
    )
}

/** Piece by piece: a segmenter hands out the whole text again with every word of it. */
const flatten = (text: string): string =>
  text
    .split(/\n+|(?<=[.!?])\s+/u)
    .flatMap(listWords)
    .join(' ')

/** Titles and points this alike say the same thing. */
const sameTitle = 0.6
const sameBullet = 0.8

/** Everything worth a second look, in the order of the slides; findings about the whole come first. */
export function checkDeck(
  deck: Deck,
  {
    request = {},
    fromSource,
    findFacts,
    overflows,
    isHalfEmpty,
    findCoveredWords,
  }: DeckCheckOptions = {},
): Finding[] {
  const acrossSlides = new Map<string, Finding[]>()
  for (const finding of [
    ...findRepeatedTitles(deck),
    ...findRepeatedBullets(deck),
    ...checkVariety(deck),
    ...(findFacts?.(deck) ?? []),
  ]) {
    const slideId = finding.slideId ?? ''
    acrossSlides.set(slideId, [...(acrossSlides.get(slideId) ?? []), finding])
  }
  const isAuthors = request.source ? createAuthorsTest(request.source) : undefined
  const count = deck.slides.length
  return [
    ...checkCount(deck, request.slideCount),
    ...checkEnds(deck),
    ...deck.slides.flatMap((slide, place) => [
      ...checkSlide(slide, { place, count, ...(isAuthors && { isAuthors }) }),
      ...(acrossSlides.get(slide.id) ?? []),
      ...(fromSource?.has(slide.id) === false ? [] : checkNumbers(slide, request.source)),
      ...(overflows?.(slide, place) ? [describeOverflow(slide)] : []),
      ...(isHalfEmpty?.(slide, place)
        ? [{ code: 'lower-half-empty', severity: 'minor', slideId: slide.id } as const]
        : []),
      ...(findCoveredWords?.(slide, place) ?? [])
        .slice(0, mostCovered)
        .map((text) => describeCovered(slide, text)),
    ]),
  ]
}

function checkCount({ slides }: Deck, wanted: number | undefined): Finding[] {
  const found = slides.length
  const { min, max } =
    wanted === undefined
      ? { min: usualSlides.min, max: usualSlides.maxGood }
      : { min: wanted, max: wanted }
  if (found >= min && found <= max) return []
  const isFar = found < min - 2 || found > max + 4
  const code = found < min ? 'too-few-slides' : 'too-many-slides'
  return [{ code, severity: isFar ? 'major' : 'minor', found }]
}

function checkEnds({ title, slides }: Deck): Finding[] {
  const findings: Finding[] = []
  const [first] = slides
  const last = slides.at(-1)
  if (first && !saysWelcome(read(first)) && !sharesWords(first.title, title))
    findings.push({
      code: 'no-welcome',
      severity: 'minor',
      slideId: first.id,
      fix: { kind: 'rewrite-slide', slideId: first.id },
    })
  if (last && !saysConclusion(read(last)))
    findings.push({
      code: 'no-conclusion',
      severity: 'minor',
      slideId: last.id,
      fix: { kind: 'rewrite-slide', slideId: last.id },
    })
  return findings
}

const read = ({ title, notes }: Slide): string => foldText(`${title} ${notes}`)

/** An opening slide that bears the title of the deck needs no greeting to be one. */
const sharesWords = (slideTitle: string, deckTitle: string): boolean =>
  measureOverlap(listWords(slideTitle), listWords(deckTitle)) >= 0.5

function findRepeatedTitles({ slides }: Deck): Finding[] {
  const seen: string[][] = []
  return slides.flatMap(({ id: slideId, title }, place) => {
    const words = listWords(title)
    const isRepeated =
      !continuesTitle(title, slides[place - 1]?.title ?? '') &&
      seen.some((other) => measureOverlap(other, words) >= sameTitle)
    seen.push(words)
    return isRepeated
      ? [
          {
            code: 'title-repeated',
            severity: 'major',
            slideId,
            found: title,
            fix: { kind: 'rewrite-slide', slideId },
          } satisfies Finding,
        ]
      : []
  })
}

function findRepeatedBullets({ slides }: Deck): Finding[] {
  const seen: string[][] = []
  return slides.flatMap(({ id: slideId, title, content }, place) => {
    // What is said at the end was said before: that is what takeaways are.
    if (place === slides.length - 1 && saysConclusion(foldText(title))) return []
    const titleWords = listWords(title)
    const repeats = content.map((line) => {
      const words = listWords(readBullet(line).text)
      if (words.length === 0) return false
      const isRepeated =
        measureOverlap(titleWords, words) === 1 ||
        seen.some((other) => measureOverlap(other, words) >= sameBullet)
      seen.push(words)
      return isRepeated
    })
    const kept = content.filter((_, index) => !repeats[index])
    // Without any point left, the slide needs other words.
    const fix: FindingFix =
      kept.length > 0
        ? { kind: 'set-content', slideId, content: kept }
        : { kind: 'rewrite-slide', slideId }
    return content.flatMap((found, bullet) =>
      repeats[bullet]
        ? [
            {
              code: 'bullet-repeated',
              severity: 'major',
              slideId,
              bullet,
              found: readWords(found),
              fix,
            } satisfies Finding,
          ]
        : [],
    )
  })
}

/** What the notes say aloud is a claim as much as what the slide shows. */
function checkNumbers(slide: Slide, source: string | undefined): Finding[] {
  if (!source) return []
  const { id: slideId } = slide
  const said = listTexts(slide, 'seen', 'heard').flatMap((text) =>
    findUngroundedNumbers(text, source),
  )
  return [...new Set(said)].map((found) => ({
    code: 'ungrounded-number',
    severity: 'major',
    slideId,
    found,
    fix: { kind: 'rewrite-slide', slideId },
  }))
}

/** More would only be a list of all that stands on the slide. */
const mostCovered = 3
const mostLetters = 60

const describeCovered = ({ id: slideId }: Slide, text: string): Finding => ({
  code: 'words-covered',
  severity: 'minor',
  slideId,
  found: text.length > mostLetters ? `${cutText(text, mostLetters).trimEnd()}…` : text,
})

const describeOverflow = ({ id: slideId }: Slide): Finding => ({
  code: 'overflow',
  severity: 'major',
  slideId,
  fix: { kind: 'rewrite-slide', slideId },
})
