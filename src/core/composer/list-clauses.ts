import {
  endsOpen,
  firstToken,
  hasComma,
  hasFiniteVerb,
  isFiniteVerb,
  listTokens,
  pairs,
} from './clause-signs.ts'
import type { Language } from './language.ts'

/** `sure`: the sentence has its verb in this part, whether or not we know the verb. */
export type Part = { clause: string; sure: boolean }

const unsure = (clause: string): Part => ({ clause, sure: false })

/** Parts of a sentence that are clauses if they hold a verb. */
export function* listClauses(text: string, language: Language): Generator<Part> {
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
