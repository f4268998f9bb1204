import {
  awaitsResult,
  denies,
  endsInRelative,
  endsOpen,
  firstToken,
  hasComma,
  hasFiniteVerb,
  isFiniteVerb,
  listTokens,
  needsSecond,
  pairs,
} from './clause-signs.ts'
import { hasCondition } from '../../facts/condition-words.ts'
import type { Language } from '../language.ts'
import { isSpeaker, pointsBack } from '../leaning/points-back.ts'

/** `sure`: the sentence has its verb in this part, whether or not we know the verb. */
export type Part = { clause: string; sure: boolean }

const unsure = (clause: string): Part => ({ clause, sure: false })

/** Parts of a sentence that are clauses if they hold a verb. */
export function* listClauses(text: string, language: Language): Generator<Part> {
  if (language.code === 'ja' || language.code === 'zh') {
    yield* listUnspacedClauses(text, language)
    return
  }
  const start = firstToken(text)
  if (language.subordinators.has(start)) {
    yield* listMainClause(text, language)
    return
  }
  for (const cut of listCuts(text, language)) {
    if (cutsSafely(cut, language)) yield { clause: cut.left, sure: endsSentence(cut, language) }
    const clause = dropFirst(cut.right)
    const isSecond = cut.comma && language.coordinators.has(cut.next) && !eitherWay.test(cut.left)
    if (isSecond && canBegin(clause, language) && isClauseAfter(cut.left, clause, language))
      yield unsure(clause)
  }
  const [introduction = text] = text.split(/\s*:\s+/u)
  if (introduction !== text) yield unsure(introduction)
  const halves = text.split(/;\s+/u)
  for (const part of text.split(/;\s+|\s+[–—]\s+/u))
    if (part !== text && !language.subordinators.has(firstToken(part)))
      // One semicolon stands between two sentences; several make a list.
      yield {
        clause: part,
        sure: halves.length === 2 && halves.includes(part) && !/:\s/u.test(text),
      }
  if (opensPhrase(start, language)) yield* listWithoutOpening(text, language)
}

/** Near the beginning: what is spoken of. */
const hasTopic = /^[^、]{1,14}[はがも]/u

/** A Japanese sentence has its verb at the end; a Chinese one may stop at most commas. */
function* listUnspacedClauses(text: string, { code }: Language): Generator<Part> {
  for (const { index, 0: mark } of text.matchAll(/[、，,；;]/gu)) {
    const rest = text.slice(index + mark.length)
    // Without its topic a Japanese clause says nothing of anybody.
    if (code !== 'ja' || (hasTopic.test(rest) && !/[はも]$/u.test(text.slice(0, index))))
      yield { clause: rest, sure: true }
    if (code === 'zh') yield { clause: text.slice(0, index), sure: true }
  }
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
    const left = text.slice(0, match.index)
    const right = text.slice(match.index + match[0].length)
    if (
      !comma &&
      !language.bareSubordinators.has(next) &&
      !language.coordinators.has(next) &&
      !isAfterthought(right, language)
    )
      continue
    yield { left, right, comma, next }
  }
}

function cutsSafely({ left, right, comma, next }: Cut, language: Language): boolean {
  if (endsOpen(left, language) || endsInRelative(left, language)) return false
  if (breaksOffAfterColon(left, language)) return false
  if (awaitsResult(left, next) || endsWithInfinitive(right, language)) return false
  if (isAfterthought(right, language)) return comma || !afterthoughtsWithComma.test(right)
  if (comma) {
    if (language.relatives.has(next)) return !hasComma(left)
    if (language.droppable.has(next)) return !hasComma(right)
    if (language.coordinators.has(next))
      return (
        !isClauseList(left, language) &&
        !eitherWay.test(left) &&
        (isClauseAfter(left, dropFirst(right), language) ||
          // Two things said of one subject; after a comma before it, they would be a list.
          (!hasComma(left) && !needsSecond.test(left) && !/^(?:or|nor|oder|ou|o|of)$/u.test(next)))
      )
    if (isApposition(right, language)) return !hasComma(left)
    if (isAttribution(right, language)) return true
    return startsWithParticiple(right, language) && !hasComma(left) && !isListed(right, language)
  }
  if (denies(left)) return false
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

/** "Shade is the enemy: even a branch[, which falls …]" */
const breaksOffAfterColon = (left: string, language: Language): boolean => {
  const [, ...parts] = left.split(/:\s+/u)
  return parts.length > 0 && !hasFiniteVerb(parts.at(-1) ?? '', language)
}

/** "versuchte im Jahr 793, die Flüsse zu verbinden": that is what he tried. */
const endsWithInfinitive = (right: string, { code }: Language): boolean =>
  code === 'de' && /\szu\s\p{Ll}+n$/u.test(right)

/** "compounds such as sugars", ", so that nobody sees it" */
const isAfterthought = (right: string, { afterthoughts }: Language): boolean => {
  const start = right.slice(0, 24).toLowerCase()
  return afterthoughts.some((phrase) => start.startsWith(`${phrase.toLowerCase()} `))
}

/** Without a comma these belong to what stands before them: "as large as a house". */
const afterthoughtsWithComma =
  /^(?:most|many|half|some|die meisten|la plupart|dont|la mayoría|much[oa]s|la maggior|molt[ie]|a maioria|muit[oa]s|de meeste|van wie|como?|comme|quali|come|wie|especially|particularly|lo que|o que|ce qui|ce que|making it|afin de|for|per|por|vor|sobre|soprattutto|vooral) /iu

/** ", a process that releases oxygen": another name for what was just said, to the end. */
function isApposition(right: string, language: Language): boolean {
  const tokens = listTokens(right)
  return (
    !hasComma(right) &&
    language.determiners.has(tokens[0] ?? '') &&
    !tokens.some((word) => language.coordinators.has(word)) &&
    tokens.slice(1).some((word) => language.relatives.has(word) || word === 'that')
  )
}

/** ", making it", ", probably making it" */
function startsWithParticiple(text: string, language: Language): boolean {
  const [first = '', second = ''] = listTokens(text.slice(0, 60))
  const word = language.code === 'en' && first.endsWith('ly') ? second : first
  return language.participle?.test(word) ?? false
}

/** "high intelligence[, consuming curiosity, and a facility with words]" */
const isListed = (right: string, language: Language): boolean =>
  / (?:and|or|und|oder|et|ou|y|o|e|en|of) /u.test(right) && !hasFiniteVerb(right, language)

const dropFirst = (text: string): string => text.replace(/^\S+\s+/u, '')

/** In "the lamp had to be trimmed, the clock wound, and the glass cleaned" no part stands alone. */
function isClauseAfter(left: string, clause: string, language: Language): boolean {
  if (!hasComma(left)) return beginsClause(clause, language)
  const { finiteEnding: _, ...strict } = language
  // "We open a shop with books, maps, and a room where …": a list goes on.
  return hasFiniteVerb(left.split(', ').at(-1) ?? '', strict) && beginsClause(clause, strict)
}

/** "One was blind, the other was deaf, [and …]" */
function isClauseList(left: string, language: Language): boolean {
  const [first = '', second = '', ...others] = left.split(', ')
  return (
    others.length === 0 &&
    !opensPhrase(firstToken(first), language) &&
    hasFiniteVerb(first, language) &&
    beginsClause(second, language)
  )
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
    (!language.pronouns.has(first) || isSpeaker(first)) &&
    !(language.code === 'en' && first === 'to') &&
    !language.subordinators.has(first) &&
    !language.relatives.has(first) &&
    !language.coordinators.has(first)
  )
}

/** A subject and soon after it a verb. */
function beginsClause(text: string, language: Language): boolean {
  const tokens = listTokens(text.split(/[,;]/u)[0] ?? '')
  const verb = findMainVerb(tokens, language)
  const isSubject = (word: string) =>
    !language.stopwords.has(word) || language.pronouns.has(word) || language.determiners.has(word)
  return verb > 0 && verb <= 9 && tokens.slice(0, verb).some(isSubject)
}

/** Not the one of "a room where anybody can learn". */
function findMainVerb(tokens: readonly string[], language: Language): number {
  const isRelative = (word: string) =>
    language.relatives.has(word) || (language.code === 'en' && word === 'that')
  // Their relatives look like articles.
  if (language.code === 'de' || language.code === 'nl')
    return tokens.findIndex((_, index) => isFiniteVerb(tokens, index, language))
  let open = 0
  return tokens.findIndex((word, index) => {
    if (isRelative(word)) open++
    else if (isFiniteVerb(tokens, index, language) || isVerbAfter(tokens, index)) {
      if (open === 0) return true
      open--
    }
    return false
  })

  function isVerbAfter(all: readonly string[], index: number): boolean {
    return isRelative(all[index - 1] ?? '') && language.finiteVerbs.has(all[index] ?? '')
  }
}

/** Whose, the first of two sentences says. */
const possessive =
  /(?<!\p{L})(?:his|her|its|their|them|it|they|sein\p{L}*|ihr\p{L}*|son|sa|ses|leurs?|su|sus|suo|sua|suoi|sue|loro|seu|seus|suas|zijn|haar|hun)(?!\p{L})/iu

/** "Either the disks are moved, [or …]": half of a choice is another statement. */
const eitherWay =
  /(?<!\p{L})(?:either|neither|entweder|weder|soit|ni|o bien|bien|né|ofwel|noch|whether|ob)(?!\p{L})/iu

/** Join two sentences without saying how one is to the other. */
const additions = /^(?:and|und|et|y|e|en)$/u

/** "Troops came in 1882, and the Convention of 1888 declared …": two sentences, with nothing left out. */
export function splitCompound(text: string, language: Language): [string, string] | null {
  const halves = text.split(/;\s+/u)
  if (halves.length === 2 && halves.every((half) => isBalanced(half) && isSentence(half, language)))
    return [halves[0] ?? '', halves[1] ?? '']
  for (const { left, right, comma, next } of listCuts(text, language)) {
    if (!comma || !additions.test(next)) continue
    const clause = dropFirst(right)
    const isSafe =
      isSentence(left, language) &&
      !hasComma(left) &&
      !needsSecond.test(left) &&
      !/:\s/u.test(left) &&
      !hasCondition(left, language.code) &&
      canBegin(clause, language) &&
      !pointsBack(clause, language) &&
      !possessive.test(clause) &&
      beginsClause(clause, language)
    if (isSafe) return [left, clause]
  }
  return null
}

/** A semicolon within brackets divides nothing. */
const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length

/** Neither a condition nor an opening without its main clause. */
const isSentence = (text: string, language: Language): boolean =>
  hasFiniteVerb(text, language) &&
  !language.subordinators.has(firstToken(text)) &&
  canBegin(text, language)
