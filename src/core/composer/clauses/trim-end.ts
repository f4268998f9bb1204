import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import {
  awaitsResult,
  denies,
  endsOpen,
  firstToken,
  hasComma,
  hasFiniteVerb,
  isFiniteVerb,
  listTokens,
  pairs,
} from './clause-signs.ts'
import type { Language } from '../language.ts'

/** Leaves out phrases at the end of a clause, as few as possible, until it is short enough. */
export function trimEnd(text: string, language: Language, max: number): string | null {
  if (language.subordinators.has(firstToken(text))) return null
  for (const match of [...text.matchAll(/(,?)\s+(?=([\p{L}’']+))/gu)].toReversed()) {
    const next = (match[2] ?? '').toLowerCase()
    const left = text.slice(0, match.index)
    const comma = match[1] === ','
    // German relatives look like articles.
    const isRelative = language.code !== 'de' && language.relatives.has(next)
    if (isRelative && !comma && isDefinite(left)) continue
    const isEnd =
      isRelative ||
      language.adjuncts.has(next) ||
      (language.droppable.has(next) && (comma || !denies(left))) ||
      (language.code === 'fr' && language.participle?.test(next)) ||
      (language.coordinators.has(next) && cutsBeforePart(left, text.slice(match.index), language))
    if (!isEnd || countSpokenWords(left) > max) continue
    if (countSpokenWords(left) < Math.min(6, max)) return null
    const right = text.slice(match.index)
    if (isTimeWord(left, next) || comparesWith(left, right)) continue
    if (awaitsResult(left, next) || dividesClause(left, right, language)) continue
    if (isClosed(left, language)) return left
  }
  return null
}

/** "the days [after that]" */
const isTimeWord = (left: string, next: string): boolean =>
  /^(?:after|before|since)$/u.test(next) &&
  /\b(?:day|week|month|year|hour|minute|time)s?$/u.test(left)

/** "larger in those who walk [than in others]" */
const comparesWith = (left: string, right: string): boolean =>
  /\bthan\b/u.test(right) && /\b(?:more|less|fewer|\p{L}{3,}er)\b/u.test(left)

/** "the ten women [who …]": which ones is said by what would be left out. */
const isDefinite = (left: string): boolean =>
  listTokens(left)
    .slice(-4)
    .some((word) => definite.has(word))

const definite = new Set(
  'the those these los las el la le les il lo i gli os as o de het die dat'.split(' '),
)

/** "…, and the rest": but never between "question" and "answer", nor in a list. */
function cutsBeforePart(left: string, right: string, language: Language): boolean {
  const after = listTokens(right.slice(0, 60))[1] ?? ''
  const begins =
    language.determiners.has(after) ||
    language.prepositions.has(after) ||
    language.finiteVerbs.has(after) ||
    (language.code !== 'en' && language.finiteEnding?.test(after) === true)
  return begins && !hasComma(left) && !pairs.test(left)
}

/** What belongs together would be torn: the verb of a second clause, or the second part of a verb. */
function dividesClause(left: string, right: string, language: Language): boolean {
  const tokens = listTokens(left)
  const second = tokens.findLastIndex((word) => language.coordinators.has(word))
  const tail = tokens.slice(second + 1)
  const isBare = second > 0 && !tail.some((_, index) => isFiniteVerb(tail, index, language))
  if (isBare && hasFiniteVerb(right, language)) return true
  if (language.code === 'en' && /\bto \p{Ll}/u.test(right) && asksForVerb.test(left)) return true
  const [first = '', after = ''] = listTokens(right)
  if (isParticle(first, after, language)) return true
  // The verb may be over before the next clause begins: "haben … gemessen, und …".
  const lasts = [right, ...right.split(/[,;]/u)].map(
    (part) => /([\p{L}]+)\P{L}*$/u.exec(part)?.[1] ?? '',
  )
  const isSplit = auxiliary.test(left)
  if (language.code === 'de')
    return lasts.some(
      (last) => germanParticle.test(last) || (isSplit && /^\p{Ll}+(?:en|n|t)$/u.test(last)),
    )
  if (language.code === 'nl')
    return lasts.some((last) => dutchParticle.test(last) || (isSplit && /(?:en|d|t)$/u.test(last)))
  return false
}

/** "stralen energie [uit over een groot bereik]": the first of the two belongs to the verb. */
export const isParticle = (word: string, next: string, language: Language): boolean =>
  ({ de: germanParticle, nl: dutchParticle })[language.code]?.test(word) === true &&
  language.prepositions.has(next)

/** "ordered his officials in 1756 to explain": without the rest nobody knows what. */
const asksForVerb =
  /\b(?:order|ask|want|allow|help|forc|persuad|agree|decid|tr(?:y|i)|hop|refus|promis|need|urg|warn|invit|teach|taught|told|tell|learn|us|plann?)(?:e?[sd]|ies|ied)?\b/iu

/** "lehnte … ab", "legt … neer" */
const germanParticle =
  /^(?:ab|an|auf|aus|bei|ein|mit|nach|vor|zu|zurück|weg|fest|statt|teil|her|hin|um|unter|über|durch)$/u
const dutchParticle =
  /^(?:af|aan|op|uit|bij|in|mee|na|voor|toe|terug|weg|vast|plaats|door|over|om|neer|binnen)$/u

/** Their other half stands at the end of the sentence. */
export const auxiliary =
  /(?<!\p{L})(?:hat|haben|hatten?|hätten?|ist|sind|waren?|wären?|wird|werden|wurden?|würden?|kann|können|konnten?|könnten?|muss|müssen|mussten?|soll(?:en|te|ten)?|will|wollen|wollten?|darf|dürfen|lässt|heeft|hebben|hadden|had|is|zijn|was|wordt|worden|werd|kan|kunnen|kon|moet|moeten|zal|zullen|zou|zouden|mag|mogen|wil|willen)(?!\p{L})/iu

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
    !tokens.slice(-3).some((word) => language.relatives.has(word) || conditions.has(word)) &&
    !language.participle?.test(last) &&
    // After a comma it may be an unfinished aside, unless the verb has come since.
    (!hasComma(text) || isMainClause(text.split(', ').at(-1) ?? '', language))
  )
}

/** "… un buen aceite si lee [con atención]" */
const conditions = new Set(
  'if when unless wenn falls sobald si quand lorsque cuando se quando als indien wanneer'.split(
    ' ',
  ),
)

/** Not "when the heating failed", nor "who never used the lawn". */
const isMainClause = (text: string, language: Language): boolean =>
  hasFiniteVerb(text, language) &&
  !language.subordinators.has(firstToken(text)) &&
  !language.relatives.has(firstToken(text))

/** Adjectives that ask for another word: "dependent on". */
const waiting = new Set(
  'harder easier hard easy possible impossible difficult necessary condition condición condição condizione bedingung voorwaarde fact hecho fait fatto fato eens dependent responsible famous known aware capable full similar due close likely able based related opposed subject equal typical independent different'.split(
    ' ',
  ),
)
