import { listWords, measureOverlap } from '../../outline/content-words.ts'
import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { foldText } from '../../fold-text.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import {
  endsOpen,
  firstToken,
  hasFiniteVerb,
  listTokens,
  needsSecond,
} from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { hasSpeech, listPoints } from '../clauses/list-points.ts'
import { leansBack } from '../leaning/leans-back.ts'
import { isSeen, type Mentions } from '../leaning/mentions.ts'
import { listReferences } from '../leaning/open-references.ts'
import { isSpeaker, pointsBack } from '../leaning/points-back.ts'
import { listTerms, type Ranking, sumTerms } from '../plan/rank-sentences.ts'
import type { Sentence } from '../reading/sentence.ts'
import { fitsTitle, shortenHeading } from './shorten-heading.ts'

/** A whole thought may stand above the others when it is as short as a title. */
const claimWords = 9

export type TitleContext = {
  language: Language
  ranking: Ranking
  mentions: Mentions
  /** Titles that are taken, that of the deck among them. */
  taken: readonly string[]
  /** The deck must be called something, a slide may be called as the one before it. */
  isNeeded?: boolean
}

/** What a title is to be found for. */
export type Titled = { heading: string | null; sentences: readonly Sentence[] }

/** The author's heading where there is one; else what the section is about, in its own words. */
export function titleSlide(section: Titled, context: TitleContext): string {
  const { taken, language } = context
  const heading = section.heading === null ? '' : shortenHeading(section.heading, language)
  const isNew = (title: string) => taken.every((other) => foldText(other) !== foldText(title))
  if (heading && countSpokenWords(heading) > 1 && isNew(heading)) return heading
  // One word is a label: where its section begins with so short a sentence, it stands beside it.
  if (heading) {
    const [first] = section.sentences
    const label = `${heading}: ${(first?.text ?? '').replace(/\.$/u, '')}`
    const isClaim =
      first &&
      !first.isItem &&
      !leansBack(first.text, language) &&
      section.sentences.length > 2 &&
      fitsTitle(label) &&
      isWholeClaim(first.text, language)
    return isClaim && isNew(label) ? label : heading
  }
  const isFree = (title: string) =>
    !/\S = \S/u.test(title) &&
    title.split('(').length === title.split(')').length &&
    taken.every((other) => !isAlike(other, title))
  const title = listCandidates(section, context)
    .map(({ text }) => text)
    .find((text) => fitsTitle(text) && isFree(text))
  return title ?? (context.isNeeded === true ? findLast(section, context, isFree) : '')
}

/** Said in full, of something that it names. */
const isWholeClaim = (text: string, language: Language): boolean =>
  hasFiniteVerb(text, language) && readClaims(text, language).includes(text.replace(/\.$/u, ''))

const isAlike = (a: string, b: string): boolean => measureOverlap(listWords(a), listWords(b)) >= 0.5

type Candidate = { text: string; worth: number; isClaim: boolean }

/** Short sentences, subjects and names, those that say most about the section first. */
function listCandidates(section: Titled, context: TitleContext): Candidate[] {
  const { language, ranking } = context
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
      text: setTitle(text, language),
      isClaim,
      worth: weigh(text) * share * (context.isNeeded && isInPassing(text) ? 0.3 : 1),
    }))
  // What is mentioned once in passing is not the subject, and who is mentioned twice has only said it.
  const isSaidOften = (text: string, times: number) => {
    const own = listTerms(text, language)
    return own.length > 0 && own.every((term) => (counts.get(term) ?? 0) >= times)
  }
  // What somebody says to others, or says once, is seldom what all of a text is about.
  const isInPassing = (text: string) =>
    isSpeaker(firstToken(text)) || !isSaidOften(text, fewestOfSubject)
  // Half of what it says comes again: it is no remark of its own.
  const isOfAll = (claim: string) => {
    const own = listTerms(claim, language)
    return own.filter((term) => (counts.get(term) ?? 0) > 1).length * 2 > own.length
  }
  // The first sentence of one paragraph stands for it, that of the first of two does not for both.
  const isOfOne = new Set(section.sentences.map(({ paragraph }) => paragraph)).size === 1
  return section.sentences
    .flatMap((sentence, at) => {
      if (sentence.isItem && !hasFiniteVerb(sentence.text, language)) return []
      const { text } = sentence
      const names = rate(
        findNames(text, language).filter((name) => isSaidOften(name, fewestOfName)),
        0.4,
      )
      // Nor is what only goes on from another sentence.
      if (leansBack(text, language) || isOpen(sentence, section, context)) return names
      const isFirst = section.sentences[at - 1]?.paragraph !== sentence.paragraph
      const place = rankPlace(sentence, section.sentences[at - 1])
      return [
        // A whole sentence says what it says; what is left of one seldom does.
        ...readClaims(text, language)
          .filter(
            (claim) =>
              context.isNeeded === true ||
              (isWhole(claim, text) && ((isOfOne && at === 0) || (isFirst && isOfAll(claim)))),
          )
          .flatMap((claim) => rate([claim], place * (isWhole(claim, text) ? 1.1 : 0.6), true)),
        ...findSubject(text, language)
          .filter((subject) => context.isNeeded === true || isSaidOften(subject, fewestOfSubject))
          // "A Person" says little; what kind of one would say more.
          .filter((subject) => context.isNeeded === true || listTerms(subject, language).length > 1)
          .flatMap((subject) => rate([subject], place * 0.8)),
        ...names,
      ]
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
}

const fewestOfName = 3
const fewestOfSubject = 2

const isWhole = (claim: string, sentence: string): boolean =>
  sentence.startsWith(claim) && /^[.!]?$/u.test(sentence.slice(claim.length).trim())

/** A title has nothing above it that would say which one. */
const isOpen = (
  { text, index, paragraph }: Sentence,
  { sentences }: Titled,
  { language, mentions }: TitleContext,
): boolean => {
  const begins = !sentences.some((other) => other.paragraph === paragraph && other.index < index)
  const from = index - (begins ? 0 : 1)
  const asking = { text, index, from, isApart: true }
  const open = listReferences(asking, language, mentions)
  // "The critics", of whom all of the section speaks, but not "The door", of which nothing more is said.
  const others = foldText(
    sentences.flatMap((one) => (one.index === index ? [] : one.text)).join(' '),
  )
  const strict = listReferences({ ...asking, isStrict: true }, language, mentions)
  return open.length > 0 || strict.some((stems) => !isSeen(stems, others))
}

/** The first sentence of a section says what it is about, and so does that of a paragraph. */
function rankPlace({ paragraph }: Sentence, before: Sentence | undefined): number {
  if (!before) return 1.5
  return before.paragraph === paragraph ? 1 : 1.25
}

/** In capitals where titles of the language are; else as a sentence begins. */
export const setTitle = (text: string, language: Language): string =>
  language.capitalisesTitles ? capitalise(text, language) : beginUpper(text)

/** A sentence that is short enough to stand above the others, or can be made so. */
const readClaims = (sentence: string, language: Language): string[] =>
  listPoints(sentence, language, claimWords).filter(
    (line) =>
      !leansBack(line, language) &&
      (!needsSecond.test(line) || sentence.startsWith(`${line}.`)) &&
      // "each with their pros and cons"
      (language.code !== 'en' || sentence.startsWith(line) || hasFiniteVerb(line, language)) &&
      !/[!;:]/u.test(line) &&
      !language.linkWords.some((link) => line.toLowerCase().startsWith(`${link} `)) &&
      !/^(?:my|our|your)\b/iu.test(line) &&
      (isSpeaker(listTokens(line)[0] ?? '') ||
        !opensLoosely(listTokens(line)[0] ?? '', language)) &&
      !language.finiteVerbs.has(listTokens(line)[0] ?? '') &&
      !/\bfollow(?:ing|s)\b/iu.test(line) &&
      // "The others are not" leaves open what.
      (!language.stopwords.has(listTokens(line).at(-1) ?? '') || /today|now|again$/u.test(line)) &&
      !listTokens(line).some((word) => isBarePronoun(word, language)) &&
      // "a part of that"
      !(language.code === 'en' && /\b(?:of|from|with|by|for|to) that\b/iu.test(line)),
  )

/** "It", not "its": nobody knows yet what it is. */
function isBarePronoun(token: string, { pronouns, determiners, backward }: Language): boolean {
  // "I'd", "they've"
  const [word = token] = token.split("'")
  if (isSpeaker(word)) return false
  return backward.has(word) || (pronouns.has(word) && !determiners.has(word))
}

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
    !opensLoosely(first, language) &&
    !pointsBack(subject.join(' '), language) &&
    !/^(?:my|our|your)$/u.test(first) &&
    !tokens.includes('following') &&
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
    // What a sentence begins with is followed by its verb.
    const isSubject = at === 0 || language.determiners.has((words[at - 1] ?? '').toLowerCase())
    if (isSubject || !language.determiners.has(word.toLowerCase())) return []
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
    !endsOpen(last, language) &&
    !(language.code === 'en' && /(?:ly|ing|ed)$/u.test(last)) &&
    !hasFiniteVerb(tokens.join(' '), language) &&
    // "how these programs actually work"
    !(language.code === 'en' && tokens.some((word) => /[^aeiou]ly$/u.test(word))) &&
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

/** A word that ties what follows to something before. */
const opensLoosely = (first: string, language: Language): boolean =>
  language.pronouns.has(first) ||
  language.subordinators.has(first) ||
  language.coordinators.has(first) ||
  language.linkWords.includes(first)

function capitalise(text: string, { prepositions }: Language): string {
  const isSmall = (word: string) =>
    word.length < 5 && (prepositions.has(word) || /^(?:a|an|the|and|or|but)$/u.test(word))
  return text
    .split(' ')
    .map((word, index) => (index > 0 && isSmall(word) ? word : beginUpper(word)))
    .join(' ')
}

/** Cut short it still has its subject. */
function canOpen(text: string, language: Language): boolean {
  const [first = ''] = listTokens(text)
  const isLoose = opensLoosely(first, language) || language.prepositions.has(first)
  return !isLoose && !leansBack(text, language) && !hasSpeech(text)
}

/** No short sentence and no subject: the beginning of a long one, or a name; '' where nothing is short. */
function findLast(
  { sentences }: Titled,
  { language }: TitleContext,
  isFree: (title: string) => boolean,
): string {
  const whole = sentences.toSorted((a, b) => a.words - b.words).map(({ text }) => text)
  const alone = sentences.map(({ text }) => text).filter((text) => canOpen(text, language))
  const names = sentences.flatMap(({ text }) => findNames(text, language))
  const phrases = sentences.flatMap(({ text }) => findPhrases(text, language))
  const titles = [
    ...alone.map((text) => shortenHeading(text, language)),
    ...names,
    ...phrases,
    ...whole,
  ].map((text) => setTitle(text.replace(/[.。]$/u, ''), language))
  return titles.find((title) => fitsTitle(title) && isFree(title)) ?? ''
}
