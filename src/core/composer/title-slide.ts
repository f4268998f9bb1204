import { listWords, measureOverlap } from '../outline/content-words.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { hasFiniteVerb, listTokens } from './clause-signs.ts'
import type { Language } from './language.ts'
import { listPoints } from './list-points.ts'
import { listTerms, type Ranking, sumTerms } from './rank-sentences.ts'
import type { Section } from './sentence.ts'

const titleWords = { min: 2, max: 9 } as const

/** A whole thought may stand above the others when it is as short as a title. */
const claimWords = 9

export type TitleContext = {
  language: Language
  ranking: Ranking
  /** Titles that are taken, that of the deck among them. */
  taken: readonly string[]
}

/** The author's heading where there is one; else what the section is about, in its own words. */
export function titleSlide(section: Section, context: TitleContext): string {
  const { taken } = context
  const heading = section.heading === null ? '' : tidyHeading(section.heading)
  const isFree = (title: string) => taken.every((other) => !isAlike(other, title))
  if (fits(heading) && isFree(heading)) return heading
  const found = listCandidates(section, context)
  // One word is a label, not yet a title: it gets the main thought beside it.
  if (heading && countSpokenWords(heading) === 1) {
    const claims = found.filter(({ isClaim }) => isClaim)
    const about = dropArticle((taken[0] ?? '').split(':')[0] ?? '', context.language)
    const labels = [
      ...claims.map(({ text }) => `${heading}: ${text}`),
      `${about}: ${heading}`,
      ...found.map(({ text }) => `${heading}: ${text}`),
    ]
    return labels.find((text) => fits(text) && isFree(text)) ?? heading
  }
  const title = found.map(({ text }) => text).find((text) => fits(text) && isFree(text))
  return title ?? (heading || shortest(section))
}

/** "The Moon: Tides" is too like "The Moon"; "Moon: Tides" is not. */
function dropArticle(text: string, { determiners }: Language): string {
  const [first = '', ...rest] = text.split(' ')
  return rest.length > 0 && determiners.has(first.toLowerCase()) ? beginUpper(rest.join(' ')) : text
}

/** The title of a deck as the title of its first slide. */
export const shortenTitle = (title: string): string => tidyHeading(title)

const fits = (title: string): boolean => {
  const words = countSpokenWords(title)
  return words >= titleWords.min && words <= titleWords.max
}

const isAlike = (a: string, b: string): boolean => measureOverlap(listWords(a), listWords(b)) >= 0.5

/** Without its number, and without what comes after a colon when it is too long. */
function tidyHeading(text: string): string {
  const line = text
    .replace(
      // "10 Tips" and "I cartai" keep theirs: a bare number is part of the heading.
      /^(?:(?:chapter|part|section|kapitel|teil|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|deel)\s+(?:\d+|[IVX]+)[.):]?|(?:\d+\.)+\d+[.):]?|(?:\d+|[IVX]+)[.):])\s+(?=\p{L})/iu,
      '',
    )
    .replace(/[\s:.]+$/u, '')
  if (countSpokenWords(line) <= titleWords.max) return line
  const short = line.split(/\s*[:–—(;,]\s*/u)[0] ?? line
  return fits(short) ? short : line
}

type Candidate = { text: string; worth: number; isClaim: boolean }

/** Short sentences, subjects and names, those that say most about the section first. */
function listCandidates(section: Section, { language, ranking }: TitleContext): Candidate[] {
  const lists = section.sentences.map(ranking.terms)
  const terms = sumTerms(lists)
  const counts = sumTerms(lists.map((list) => new Map([...list.keys()].map((term) => [term, 1]))))
  const weigh = (text: string) => {
    const own = new Set(listTerms(text, language))
    // What the section says once is not yet what it is about.
    const sum = [...own].reduce(
      (total, term) => total + (terms.get(term) ?? 0) * ((counts.get(term) ?? 0) > 1 ? 1 : 0.4),
      0,
    )
    return sum / Math.sqrt(Math.max(1, countSpokenWords(text)))
  }
  const rate = (texts: readonly string[], share: number, isClaim = false): Candidate[] =>
    texts.map((text) => ({
      text: language.capitalisesTitles ? capitalise(text, language) : beginUpper(text),
      isClaim,
      worth: weigh(text) * share,
    }))
  return section.sentences
    .flatMap(({ text }, at) => [
      ...readClaims(text, language).flatMap((claim) =>
        // A whole sentence reads better than what is left of one.
        rate([claim], (at === 0 ? 1.4 : 1) * (text.startsWith(claim + '.') ? 1.1 : 0.6), true),
      ),
      ...findSubject(text, language).flatMap((subject) =>
        // "A Person" says little; what kind of one would say more.
        rate([subject], (at === 0 ? 1.3 : 1) * (listTerms(subject, language).length > 1 ? 1 : 0.3)),
      ),
      ...rate(findNames(text, language), 0.4),
      ...rate(findPhrases(text, language), language.code === 'en' ? 0.2 : 0.15),
    ])
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
}

/** A sentence that is short enough to stand above the others, or can be made so. */
const readClaims = (sentence: string, language: Language): string[] =>
  listPoints(sentence, language, claimWords).filter(
    (line) =>
      !/[!;:]/u.test(line) &&
      !language.linkWords.some((link) => line.toLowerCase().startsWith(`${link} `)) &&
      !pointsBack(listTokens(line)[0] ?? '', language) &&
      // "The others are not" leaves open what.
      !language.stopwords.has(listTokens(line).at(-1) ?? '') &&
      !listTokens(line).some((word) => isBarePronoun(word, language)),
  )

/** "It", not "its": nobody knows yet what it is. */
const isBarePronoun = (word: string, { pronouns, determiners, code }: Language): boolean =>
  (pronouns.has(word) && !determiners.has(word) && word !== 'one' && word !== 'there') ||
  (code === 'en' && word === 'them')

/** The words before the verb: "The first lighthouses were ..." */
function findSubject(sentence: string, language: Language): string[] {
  const words = sentence.split(/\s+/u)
  const verb = words.findIndex((word) => language.finiteVerbs.has(listTokens(word)[0] ?? ''))
  if (verb < 2 || verb > 5) return []
  const subject = words.slice(0, verb)
  const tokens = subject.flatMap(listTokens)
  const [first = ''] = tokens
  const isPhrase =
    !/[,;:"“”„«»()\d]/u.test(subject.join(' ')) &&
    !pointsBack(first, language) &&
    !/^(?:my|our|your)$/u.test(first) &&
    !language.prepositions.has(first) &&
    // German nouns are written with a capital: "Drei Jahre lang" is no subject.
    (language.code !== 'de' || /^\p{Lu}/u.test(subject.at(-1) ?? '')) &&
    isNounLike(tokens, language)
  return isPhrase ? [subject.join(' ')] : []
}

/** In German every noun looks like a name. */
const findNames = (sentence: string, { code }: Language): string[] =>
  code === 'de'
    ? []
    : (sentence.match(/(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,3}/gu) ?? [])

/** What stands between an article and the next little word: "the long rest of ..." */
function findPhrases(sentence: string, language: Language): string[] {
  const words = sentence.split(/\s+/u)
  return words.flatMap((word, at) => {
    if (!language.determiners.has(word.toLowerCase())) return []
    const following = words.slice(at + 1, at + 5)
    const boundary = following.findIndex((next) => isBoundary(next, language))
    const mark = following.findIndex((next) => /[,;.:]$/u.test(next)) + 1
    const ends = [boundary, mark].filter((count) => count > 0)
    if (ends.length === 0) return []
    const phrase = following.slice(0, Math.min(...ends))
    const text = phrase.join(' ').replace(/[,;.:]$/u, '')
    const isGood =
      phrase.length >= 2 &&
      /^[\p{L}\p{M}’' -]+$/u.test(text) &&
      !language.stopwords.has(listTokens(text)[0] ?? '') &&
      isNounLike(listTokens(text), language)
    return isGood ? [text] : []
  })
}

/** After these a phrase is over; an article would mean that a verb came before it. */
const isBoundary = (word: string, language: Language): boolean => {
  const [token = ''] = listTokens(word)
  return (
    (language.prepositions.has(token) && !/^(?:as|than|like)$/u.test(token)) ||
    language.relatives.has(token) ||
    /^(?:is|are|was|were|has|have|had|ist|sind|war|est|sont|es|son|è|is|and|und|et|y|e)$/u.test(
      token,
    )
  )
}

/** No verb in it, and no little word but those that hold nouns together. */
function isNounLike(tokens: readonly string[], language: Language): boolean {
  const last = tokens.at(-1) ?? ''
  return (
    !language.stopwords.has(last) &&
    !(language.code === 'en' && /(?:ly|ing|ed)$/u.test(last)) &&
    !hasFiniteVerb(tokens.join(' '), language) &&
    tokens.every(
      (word, index) =>
        !language.stopwords.has(word) ||
        (index === 0 && (language.determiners.has(word) || /^(?:two|three)$/u.test(word))) ||
        /^(?:the|of|and|for|in|der|die|das|des|und|von|de|du|la|le|les|et|del|y|di|della|do|da|e|van|het|en)$/u.test(
          word,
        ),
    )
  )
}

const pointsBack = (first: string, language: Language): boolean =>
  language.pronouns.has(first) ||
  language.subordinators.has(first) ||
  language.coordinators.has(first) ||
  language.linkWords.includes(first)

const beginUpper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function capitalise(text: string, { prepositions }: Language): string {
  const isSmall = (word: string) =>
    word.length < 5 && (prepositions.has(word) || /^(?:a|an|the|and|or|but)$/u.test(word))
  return text
    .split(' ')
    .map((word, index) => (index > 0 && isSmall(word) ? word : beginUpper(word)))
    .join(' ')
}

function shortest({ sentences }: Section): string {
  const [first] = sentences.toSorted((a, b) => a.words - b.words)
  return first?.text.replace(/[.。]$/u, '') ?? ''
}
