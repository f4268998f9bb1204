import { composeDeck } from '#core/composer/compose-deck.ts'
import { detectLanguage } from '#core/composer/detect-language.ts'
import { listTokens } from '#core/composer/clauses/clause-signs.ts'
import type { Language } from '#core/composer/language.ts'
import { beginsBack } from '#core/composer/leaning/leans-back.ts'
import { pointsElsewhere } from '#core/composer/leaning/points-elsewhere.ts'
import { stripLinks } from '#core/composer/clauses/strip-links.ts'
import type { Deck } from '#core/deck/deck.ts'
import { checkFacts } from '#core/facts/check-facts.ts'
import { chooseForm } from '#core/form/choose-form.ts'
import { countSpokenWords } from '#core/outline/count-spoken-words.ts'

import type { BenchText } from './gather-texts.ts'

export type TextMeasure = {
  name: string
  slides: number
  /** Weights of all facts, of those on slides, and of those on slides or in notes. */
  facts: { all: number; shown: number; told: number }
  /** Units and conditions that the text does not have so, and numbers that it does not have. */
  unsupported: number
  invented: number
  /** All points, and those that mean something said before or only say where there is more. */
  points: number
  dangling: number
  /** Points that end where more should come, or close what they did not open. */
  cut: number
  /** Slides that are nothing but a title. */
  bare: number
  /** Slides that are a title and plain points, and different forms. */
  plain: number
  forms: number
  hasCover: boolean
}

const shortEntry = 3
const code = /^\S*[(){}[\]<>=_/#@.]\S*|[({][^)}]*[)}]$/u

/** What follows in the same line may mean what it says. */
const firstSentence = (text: string): string => text.split(/(?<=\p{Ll})\. (?=\p{Lu})/u)[0] ?? text

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const

const countSign = (text: string, sign: string): number => text.split(sign).length - 1

/** What was cut within a phrase ends with a little word, or leaves a bracket or a mark open. */
function isCut(text: string, language: Language): boolean {
  const isOpen = pairs.some(([open, close]) => countSign(text, open) > countSign(text, close))
  const last = listTokens(text).at(-1) ?? ''
  return (
    isOpen ||
    countSign(text, '`') % 2 === 1 ||
    /[,;–—]$/u.test(text) ||
    language.determiners.has(last) ||
    (language.coordinators.has(last) && !/[).”"]$/u.test(text))
  )
}

/** What a deck made of a text keeps of it; null where the text is too short for one. */
export function measureText({ name, source }: BenchText): TextMeasure | null {
  const deck = compose(source)
  if (!deck) return null
  const { facts, unsupported } = checkFacts(deck, source)
  const weigh = (places: readonly string[]) =>
    facts.filter(({ where }) => places.includes(where)).reduce((sum, { weight }) => sum + weight, 0)
  const forms = listForms(deck)
  const language = detectLanguage(source)
  // What stands below another leans on it rightly; an entry of a word or two, or of code, is a name.
  const points = deck.slides
    .flatMap(({ content }) => content)
    .filter(
      (text) =>
        !text.startsWith('\t') &&
        countSpokenWords(stripLinks(text, language)) > shortEntry &&
        !code.test(text),
    )
  return {
    name,
    slides: deck.slides.length,
    facts: {
      all: weigh(['slide', 'notes', 'missing']),
      shown: weigh(['slide']),
      told: weigh(['slide', 'notes']),
    },
    unsupported: unsupported.filter(({ reason }) => reason !== 'number').length,
    invented: unsupported.filter(({ reason }) => reason === 'number').length,
    points: points.length,
    dangling: points.filter(
      (text) => beginsBack(firstSentence(text), language) || pointsElsewhere(text),
    ).length,
    cut: points.filter((text) => isCut(text, language)).length,
    bare: deck.slides.filter(({ content, table }, at) => at > 0 && content.length === 0 && !table)
      .length,
    plain: forms.filter((form) => form === 'points' || form === 'two-columns').length,
    forms: new Set(forms).size,
    hasCover: forms[0] === 'cover',
  }
}

function compose(source: string): Deck | null {
  let count = 0
  return composeDeck({ source, newId: () => `slide-${++count}` })
}

const listForms = ({ slides }: Deck): string[] =>
  slides.map((slide, place) =>
    slide.table ? 'table' : (slide.layout ?? chooseForm(slide, { place, count: slides.length })),
  )

const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)

/** In percent; of facts each text counts alike, however long it is. */
export function sumUp(measures: readonly TextMeasure[]) {
  const telling = measures.filter(({ facts }) => facts.all > 0)
  const mean = (key: 'shown' | 'told') =>
    telling.reduce((total, { facts }) => total + share(facts[key], facts.all), 0) / telling.length
  const sum = (read: (one: TextMeasure) => number) =>
    measures.reduce((total, one) => total + read(one), 0)
  return {
    texts: measures.length,
    slides: sum(({ slides }) => slides),
    shown: mean('shown'),
    told: mean('told'),
    unsupported: sum(({ unsupported }) => unsupported),
    invented: sum(({ invented }) => invented),
    dangling: share(
      sum(({ dangling }) => dangling),
      sum(({ points }) => points),
    ),
    cut: share(
      sum(({ cut }) => cut),
      sum(({ points }) => points),
    ),
    bare: share(
      sum(({ bare }) => bare),
      sum(({ slides }) => slides),
    ),
    plain: share(
      sum(({ plain }) => plain),
      sum(({ slides }) => slides),
    ),
    covers: share(
      sum(({ hasCover }) => Number(hasCover)),
      measures.length,
    ),
  }
}
