import { countSpokenWords } from '../outline/count-spoken-words.ts'
import type { Language } from './language.ts'

export const pointWords = { min: 4, max: 16 } as const

const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu

export const listTokens = (text: string): string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? []).map((word) =>
    word.replace(/[.'-]+$/u, ''),
  )

/**
 * What a sentence says, short enough for a slide: the sentence itself, or clauses of it that can
 * stand alone. Never a piece that was cut in the middle of a phrase; nothing when there is no other way.
 */
export function listPoints(
  sentence: string,
  language: Language,
  max: number = pointWords.max,
): string[] {
  if (/[?？؟]/u.test(sentence)) return []
  const text = stripLinks(sentence, language)
  const found = new Set<string>()
  const long = new Set<string>()
  collect(text, { language, max, found, long }, 0)
  if (found.size === 0)
    for (const clause of long) {
      const short = trimEnd(clause, language, max)
      if (short !== null) found.add(short)
    }
  return [...found].map((point) => tidy(point)).filter((point) => isPoint(point, max))
}

function isPoint(point: string, max: number): boolean {
  const words = countSpokenWords(point)
  return words >= Math.min(pointWords.min, max) && words <= max && !hasSpeech(point)
}

/** A word or two in quotation marks is a name; more is somebody speaking. */
const hasSpeech = (text: string): boolean =>
  /["“”„«»]/u.test(text.replaceAll(/["“„«]\s?(?:[^\s"“”„«»]+\s?){1,4}["”“»]/gu, ''))

/** Without asides, and without the words that tie a sentence to the one before it. */
export function stripLinks(sentence: string, language: Language): string {
  let text = sentence
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .replaceAll(/\s*\[[^[\]]*\]/gu, '')
    .replace(/[\s.。!！…]+$/u, '')
  text = text.replace(aside(language), ' ')
  for (const link of language.linkWords) {
    const pattern = new RegExp(
      `^${link}(?:,\\s+|\\s+(?=\\p{L})${isSingle(link) ? '' : '(?!)'})`,
      'iu',
    )
    if (!pattern.test(text)) continue
    text = text.replace(pattern, '')
    break
  }
  return text
}

/** "There was, however, some doubt" */
const aside = ({ linkWords }: Language): RegExp =>
  linkWords.length > 0 ? new RegExp(`, (?:${linkWords.join('|')}), `, 'iu') : /(?!)/u

/** "And they left" loses its first word; "First light came" must not: only conjunctions go without a comma. */
const conjunctions = new Set(
  'and but so yet or und aber denn doch et mais car or y pero pues e ma però mas pois en maar want'.split(
    ' ',
  ),
)
const isSingle = (link: string): boolean => conjunctions.has(link)

type Search = { language: Language; max: number; found: Set<string>; long: Set<string> }

function collect(text: string, search: Search, depth: number): void {
  const { language, max, found, long } = search
  const words = countSpokenWords(text)
  if (words <= max) found.add(text)
  else long.add(text)
  if (depth > 2 || words <= Math.min(8, max)) return
  for (const { clause, sure } of listClauses(text, language))
    if (countSpokenWords(clause) >= pointWords.min && (sure || hasFiniteVerb(clause, language)))
      collect(clause, search, depth + 1)
}

/** Leaves out phrases at the end of a clause, as few as possible, until it is short enough. */
function trimEnd(text: string, language: Language, max: number): string | null {
  if (language.subordinators.has(firstToken(text))) return null
  for (const match of [...text.matchAll(/(,?)\s+(?=([\p{L}’']+))/gu)].toReversed()) {
    const next = (match[2] ?? '').toLowerCase()
    const left = text.slice(0, match.index)
    const isEnd =
      language.adjuncts.has(next) ||
      language.droppable.has(next) ||
      // German relatives look like articles.
      (language.code !== 'de' && language.relatives.has(next)) ||
      (language.code === 'fr' && language.participle?.test(next)) ||
      (language.coordinators.has(next) && cutsBeforePart(left, text.slice(match.index), language))
    if (!isEnd || countSpokenWords(left) > max) continue
    if (countSpokenWords(left) < Math.min(6, max)) return null
    if (isClosed(left, language)) return left
  }
  return null
}

/** "…, and the rest": but never between "question" and "answer", nor in a list. */
function cutsBeforePart(left: string, right: string, language: Language): boolean {
  const after = listTokens(right.slice(0, 60))[1] ?? ''
  const begins =
    language.determiners.has(after) ||
    language.prepositions.has(after) ||
    language.finiteVerbs.has(after)
  return begins && !hasComma(left) && !pairs.test(left)
}

/** After these, "and" joins what belongs together. */
const pairs = /\b(?:both|between|either|zwischen|sowohl|entre|tanto|tra|sia)\b/iu

/** The clause has its verb and what the verb asks for, and ends with a noun. */
function isClosed(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  const last = tokens.at(-1) ?? ''
  const verb = tokens.findLastIndex((_, index) => isFiniteVerb(tokens, index, language))
  return (
    verb > 0 &&
    verb < tokens.length - 2 &&
    !endsOpen(text, language) &&
    !language.stopwords.has(last) &&
    !/(?:ed|ly|ing)$/u.test(language.code === 'en' ? last : '') &&
    !waiting.has(last) &&
    !language.finiteVerbs.has(last) &&
    !language.finiteEnding?.test(last) &&
    !tokens.slice(-3).some((word) => language.relatives.has(word)) &&
    !language.participle?.test(last) &&
    // After a comma it may be an unfinished aside, unless the verb has come since.
    (!hasComma(text) || hasFiniteVerb(text.split(', ').at(-1) ?? '', language))
  )
}

/** Adjectives that ask for another word: "dependent on". */
const waiting = new Set(
  'dependent responsible famous known aware capable full similar due close likely able based related opposed subject equal typical independent different'.split(
    ' ',
  ),
)

/** `sure`: the sentence has its verb in this part, whether or not we know the verb. */
type Part = { clause: string; sure: boolean }

const unsure = (clause: string): Part => ({ clause, sure: false })

/** Parts of a sentence that are clauses if they hold a verb. */
function* listClauses(text: string, language: Language): Generator<Part> {
  const start = firstToken(text)
  if (language.subordinators.has(start)) {
    yield* listMainClause(text, language)
    return
  }
  for (const cut of listCuts(text, language)) {
    if (cutsSafely(cut, language)) yield { clause: cut.left, sure: endsSentence(cut, language) }
    const clause = dropFirst(cut.right)
    const isSecond = cut.comma && language.coordinators.has(cut.next)
    if (isSecond && canBegin(clause, language) && isClauseAfter(cut.left, clause, language))
      yield unsure(clause)
  }
  const [introduction = text] = text.split(/\s*:\s+/u)
  if (introduction !== text) yield unsure(introduction)
  for (const part of text.split(/;\s+|\s+[–—]\s+/u))
    if (part !== text && !language.subordinators.has(firstToken(part))) yield unsure(part)
  if (opensPhrase(start, language)) yield* listWithoutOpening(text, language)
}

/** With one comma only, what comes after it is no interruption: the verb has been said. */
const endsSentence = ({ left, right, comma, next }: Cut, language: Language): boolean =>
  comma &&
  !/[,;:–—](?:\s|$)/u.test(`${left} ${right}`) &&
  !language.coordinators.has(next) &&
  !opensPhrase(firstToken(left), language)

/** "When it rained, the river rose": what comes after the comma stands alone. */
function* listMainClause(text: string, language: Language): Generator<Part> {
  const [, condition = '', main = ''] = /^([^,]+),\s+(.+)$/u.exec(text) ?? []
  if (
    hasFiniteVerb(condition, language) &&
    canBegin(main, language) &&
    beginsClause(main, language)
  )
    yield unsure(main)
}

/** "In 1991, at last, the first one opened": the opening phrases may go. */
function* listWithoutOpening(text: string, language: Language): Generator<Part> {
  const [, phrase = '', rest = ''] = /^([^,;:]+),\s+(.+)$/u.exec(text) ?? []
  if (!rest || hasFiniteVerb(phrase, language)) return
  if (opensPhrase(firstToken(rest), language)) yield* listWithoutOpening(rest, language)
  else if (canBegin(rest, language) && beginsClause(rest, language)) yield unsure(rest)
}

/** A word that opens a phrase before the sentence proper; a noun would be its subject. */
const opensPhrase = (word: string, language: Language): boolean =>
  language.prepositions.has(word) ||
  (language.participle?.test(word) ?? false) ||
  (language.code === 'en' && /(?:ly|ed)$/u.test(word)) ||
  (language.code === 'fr' && /(?:é|ée|és|ées|u|us|is)$/u.test(word) && word.length > 4)

/** Where a sentence may come apart: at a comma, or before a word that begins a clause. */
type Cut = { left: string; right: string; comma: boolean; next: string }

function* listCuts(text: string, language: Language): Generator<Cut> {
  for (const match of text.matchAll(/(,?)\s+(?=([\p{L}’']+))/gu)) {
    const next = (match[2] ?? '').toLowerCase()
    const comma = match[1] === ','
    if (!comma && !language.bareSubordinators.has(next) && !language.coordinators.has(next))
      continue
    const left = text.slice(0, match.index)
    const right = text.slice(match.index + match[0].length)
    yield { left, right, comma, next }
  }
}

function cutsSafely({ left, right, comma, next }: Cut, language: Language): boolean {
  if (endsOpen(left, language)) return false
  if (comma) {
    if (language.relatives.has(next)) return !hasComma(left) && !hasComma(right)
    if (language.droppable.has(next)) return !hasComma(right)
    if (language.coordinators.has(next)) return isClauseAfter(left, dropFirst(right), language)
    if (isAttribution(right, language)) return true
    return startsWithParticiple(right, language) && !hasComma(left)
  }
  if (language.bareSubordinators.has(next)) return true
  const after = firstToken(dropFirst(right))
  // "It turns and carries on": what follows is a second verb of the same subject. After a comma it
  // may be the last of a list, of which the first ones alone are no sentence.
  return (
    (language.finiteVerbs.has(after) || language.pronouns.has(after)) &&
    !hasComma(left) &&
    !pairs.test(left)
  )
}

/** ", making it", ", probably making it" */
function startsWithParticiple(text: string, language: Language): boolean {
  const [first = '', second = ''] = listTokens(text.slice(0, 60))
  const word = language.code === 'en' && first.endsWith('ly') ? second : first
  return language.participle?.test(word) ?? false
}

const firstToken = (text: string): string => listTokens(text.slice(0, 60))[0] ?? ''

/** Not the one in "6,000". */
const hasComma = (text: string): boolean => /,\s/u.test(text)

const dropFirst = (text: string): string => text.replace(/^\S+\s+/u, '')

/** In "the lamp had to be trimmed, the clock wound, and the glass cleaned" no part stands alone. */
function isClauseAfter(left: string, clause: string, language: Language): boolean {
  const { finiteEnding: _, ...strict } = language
  return beginsClause(clause, hasComma(left) ? strict : language)
}

/** ", the city council announced on Tuesday" */
function isAttribution(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  return !/[,;:]/u.test(text) && tokens.slice(0, 5).some((word) => language.sayingVerbs.has(word))
}

/** Ends with a word that still waits for another. */
function endsOpen(text: string, language: Language): boolean {
  const last = listTokens(text).at(-1) ?? ''
  return (
    language.determiners.has(last) ||
    language.prepositions.has(last) ||
    language.subordinators.has(last) ||
    language.coordinators.has(last) ||
    language.relatives.has(last)
  )
}

/** A clause without the sentence before it should not begin with a word that points back. */
function canBegin(text: string, language: Language): boolean {
  const first = firstToken(text)
  return (
    !language.pronouns.has(first) &&
    !language.subordinators.has(first) &&
    !language.relatives.has(first) &&
    !language.coordinators.has(first)
  )
}

/** A subject and soon after it a verb. */
function beginsClause(text: string, language: Language): boolean {
  const tokens = listTokens(text.split(/[,;]/u)[0] ?? '')
  const verb = tokens.findIndex((_, index) => isFiniteVerb(tokens, index, language))
  const isSubject = (word: string) =>
    !language.stopwords.has(word) || language.pronouns.has(word) || language.determiners.has(word)
  return verb > 0 && verb <= 9 && tokens.slice(0, verb).some(isSubject)
}

export function hasFiniteVerb(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  return tokens.some((_, index) => isFiniteVerb(tokens, index, language))
}

function isFiniteVerb(tokens: readonly string[], index: number, language: Language): boolean {
  const word = tokens[index] ?? ''
  const before = tokens[index - 1] ?? ''
  // Within "which was ..." the verb belongs to the relative clause.
  if (language.relatives.has(before) || language.determiners.has(before)) return false
  if (before === 'to' && language.code === 'en') return false
  if (language.finiteVerbs.has(word)) return !language.prepositions.has(before)
  return (
    (language.finiteEnding?.test(word) ?? false) &&
    index > 0 &&
    !language.prepositions.has(before) &&
    !language.coordinators.has(before) &&
    // "has decided" is found by its auxiliary.
    !(language.code === 'en' && language.stopwords.has(before) && !language.pronouns.has(before))
  )
}

function tidy(text: string): string {
  const line = text.replace(/[\s,;:–—-]+$/u, '').replace(/^[\s,;:–—]+/u, '')
  return line.charAt(0).toLocaleUpperCase() + line.slice(1)
}
