import { detectLanguage } from '../composer/detect-language.ts'
import type { Language } from '../composer/language.ts'
import { readDocument } from '../composer/reading/read-document.ts'
import { listSentences } from '../composer/reading/section.ts'
import { splitSections } from '../composer/reading/split-sections.ts'
import { foldText } from '../fold-text.ts'
import { listWords } from '../outline/content-words.ts'
import { listDates, listQuantities, readDigits } from './list-quantities.ts'
import { decisionWords } from './weigh-statement.ts'

export type FactKind = 'number' | 'date' | 'name' | 'decision' | 'item'

/** Something that a text says and that would be missed. */
export type Fact = {
  kind: FactKind
  /** As it is written. */
  text: string
  /** The sentence or list item that says it. */
  statement: string
  weight: number
}

/** How much one of them is missed. */
const weights: Readonly<Record<FactKind, number>> = {
  decision: 3,
  number: 2,
  date: 2,
  item: 1.5,
  name: 1,
}

/** Everything of these kinds in a text, each once, in its order. */
export function listFacts(source: string): Fact[] {
  const language = detectLanguage(source)
  const seen = new Set<string>()
  return listStatements(source, language)
    .flatMap(({ text, isItem }) => readFacts(text, isItem, language))
    .filter(({ kind, text }) => {
      const key = `${kind}\n${kind === 'number' ? readDigits(text) : foldText(text)}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
}

export type Statement = { text: string; isItem: boolean }

/** The sentences of a text, its list items and the rows of its tables. */
export const listStatements = (source: string, language: Language): Statement[] =>
  splitSections(readDocument(source), language).sections.flatMap(listSentences)

function readFacts(statement: string, isItem: boolean, language: Language): Fact[] {
  const dates = listDates(statement)
  const dated = new Set(dates.flatMap((date) => listQuantities(date).map(({ digits }) => digits)))
  const numbers = listQuantities(statement).filter(({ digits }) => !dated.has(digits))
  const make = (kind: FactKind, text: string): Fact => ({
    kind,
    text,
    statement,
    weight: weights[kind],
  })
  const isDecision = decisionWords.test(statement) && !statement.includes('?')
  return [
    ...dates.map((text) => make('date', text)),
    ...numbers.map(({ text }) => make('number', text)),
    ...(isDecision ? [make('decision', statement)] : []),
    ...(isItem ? [make('item', statement)] : []),
    ...listNames(statement, language).map((text) => make('name', text)),
  ]
}

const isName = (text: string): boolean =>
  text.length > 3 && listWords(text).every((one) => one.length > 1)

/** Names within a sentence; where every noun has a capital, only those of several words. */
function listNames(statement: string, { code }: Language): string[] {
  const word = String.raw`\p{Lu}[\p{L}’'-]+`
  const more = String.raw`(?:\s(?:(?:de|da|do|von|van|der|of|the|al)\s)?${word})`
  const pattern = new RegExp(
    String.raw`(?<=[\p{Ll},]\s)${word}${more}${code === 'de' ? '+' : '*'}`,
    'gu',
  )

  return [...new Set(statement.match(pattern) ?? [])].filter(isName)
}
