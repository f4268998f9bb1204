import { detectLanguage } from '../composer/detect-language.ts'
import type { Language } from '../composer/language.ts'
import type { Deck } from '../deck/deck.ts'
import { listTexts } from '../deck/texts/slide-texts.ts'
import type { Slide } from '../deck/slide.ts'
import { foldText } from '../fold-text.ts'
import { listWords } from '../outline/content-words.ts'
import { findUngroundedNumbers } from '../outline/check/find-ungrounded-numbers.ts'
import { losesCondition } from './keeps-meaning.ts'
import { type Fact, listFacts, listStatements } from './list-facts.ts'
import { listDates, listQuantities, readDigits } from './list-quantities.ts'

/** A fact of the text, and where a deck tells it. */
export type FoundFact = Fact & {
  where: 'slide' | 'notes' | 'missing'
  /** Where it stands, or of one that is missing, the slide that tells of the same. */
  slideId: string
}

/** Words of a deck that its text does not carry, and why. */
export type UnsupportedStatement = {
  slideId: string
  text: string
  reason: 'number' | 'unit' | 'condition'
}

export type FactReport = { facts: FoundFact[]; unsupported: UnsupportedStatement[] }

/** So much of a statement stands somewhere that it can be said to be told there. */
const told = 0.7

/** Which facts of a text a deck shows, says or leaves out, and what it says that the text does not. */
export function checkFacts(deck: Deck, source: string): FactReport {
  const language = detectLanguage(source)
  const slides = deck.slides.map((slide) => describeSlide(slide, language))
  const text = readSource(source, language)
  return {
    facts: listFacts(source).flatMap((fact) => findFact(fact, slides, language)),
    unsupported: deck.slides.flatMap((slide) => findUnsupported(slide, text)),
  }
}

type Side = {
  text: string
  words: ReadonlySet<string>
  contentWords: ReadonlySet<string>
  digits: ReadonlySet<string>
}
type Described = { id: string; seen: Side; heard: Side }

const describeSlide = (slide: Slide, language: Language): Described => ({
  id: slide.id,
  seen: describe(listTexts(slide, 'seen').join('\n'), language),
  heard: describe(listTexts(slide, 'heard').join('\n'), language),
})

const describe = (text: string, language: Language): Side => ({
  text: foldText(text),
  words: new Set(listWords(text)),
  contentWords: new Set(listContentWords(text, language)),
  digits: new Set((text.match(/\p{Nd}+(?:[.,’'\u00A0\u202F]\p{Nd}+)*/gu) ?? []).map(readDigits)),
})

const listContentWords = (text: string, { stopwords }: Language): string[] =>
  listWords(text).filter((word) => !stopwords.has(word) && !/^\p{Nd}/u.test(word))

function findFact(fact: Fact, slides: readonly Described[], language: Language): FoundFact[] {
  const words = listContentWords(fact.statement, language)
  const share = ({ contentWords }: Side) =>
    words.filter((word) => contentWords.has(word)).length / Math.max(1, words.length)
  for (const where of ['slide', 'notes'] as const) {
    const side = (slide: Described) => (where === 'slide' ? slide.seen : slide.heard)
    const found = slides.filter((slide) => stands(fact, side(slide), share(side(slide))))
    const [best] = found.toSorted((a, b) => share(side(b)) - share(side(a)))
    if (best) return [{ ...fact, where, slideId: best.id }]
  }
  const nearness = ({ seen, heard }: Described) => share(seen) + share(heard)
  const [nearest] = slides.toSorted((a, b) => nearness(b) - nearness(a))
  return nearest ? [{ ...fact, where: 'missing', slideId: nearest.id }] : []
}

function stands({ kind, text }: Fact, there: Side, share: number): boolean {
  if (kind === 'decision' || kind === 'item') return share >= told
  if (kind === 'name') return there.text.includes(foldText(text))
  if (kind === 'date') return listWords(text).every((word) => there.words.has(word))
  // The same digits may count something else.
  return there.digits.has(readDigits(text)) && share > 0.2
}

type SourceText = {
  source: string
  language: Language
  statements: readonly { text: string; words: ReadonlySet<string> }[]
  units: ReadonlyMap<string, ReadonlySet<string>>
}

function readSource(source: string, language: Language): SourceText {
  const texts = listStatements(source, language).map(({ text }) => text)
  const statements = texts.map((text) => ({ text, words: new Set(listWords(text)) }))
  return { source, language, statements, units: listUnits(texts) }
}

function findUnsupported(slide: Slide, text: SourceText): UnsupportedStatement[] {
  const complain = (words: string, reason: UnsupportedStatement['reason']) => ({
    slideId: slide.id,
    text: words,
    reason,
  })
  const numbers = listTexts(slide, 'seen', 'heard').flatMap((words) =>
    findUngroundedNumbers(words, text.source).map(() => complain(words, 'number')),
  )
  const points = slide.content.map((point) => point.trim())
  return [
    ...numbers,
    ...points.filter((point) => losesUnit(point, text)).map((point) => complain(point, 'unit')),
    ...points
      .filter((point) => changesCondition(point, text))
      .map((point) => complain(point, 'condition')),
  ]
}

/** Measures that a number says nothing without. */
const measure =
  /^(?:[%‰°€$£¥]|percent|prozent|pour|por|per|procent|degrees|grad|million|billion|mio|mrd|milliarden?|millionen|millones|milioni|milhões|miljoen|euros?|dollars?|km|kg|cm|mm|ms)$/iu

/** Of each number the measures that the text names with it; '' where it stands without one. */
function listUnits(statements: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const units = new Map<string, Set<string>>()
  for (const { digits, unit } of statements.flatMap(listQuantities)) {
    const known = units.get(digits) ?? new Set()
    units.set(digits, known.add(measure.test(unit) ? unit.toLowerCase() : ''))
  }
  return units
}

function losesUnit(text: string, { units }: SourceText): boolean {
  const dates = new Set(
    listDates(text).flatMap((date) => listQuantities(date).map(({ digits }) => digits)),
  )
  return listQuantities(text).some(({ digits, unit }) => {
    const named = units.get(digits)
    return named !== undefined && !named.has('') && unit === '' && !dates.has(digits)
  })
}

const fewWords = 3

/** A part of a sentence without the condition or denial that the rest of it sets. */
function changesCondition(text: string, { statements, language }: SourceText): boolean {
  const words = listWords(text)
  if (words.length < fewWords) return false
  const within = statements.filter(
    // Who says something is not what is said.
    (one) => words.every((word) => one.words.has(word)) && !/["“„«]/u.test(one.text),
  )
  return within.length > 0 && within.every((one) => losesCondition(one.text, text, language.code))
}
