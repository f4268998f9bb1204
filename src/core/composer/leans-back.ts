import { listTokens } from './clause-signs.ts'
import type { Language } from './language.ts'
import { isSpeaker, pointsBack } from './points-back.ts'
import { stripLinks } from './strip-links.ts'

/** Words that join a sentence to others without hiding what it speaks of. */
const lightly =
  /(?<!\p{L})(?:also|too|another|therefore|both|auch|zudem|außerdem|gleichzeitig|deshalb|daher|aussi|également|también|además|anche|inoltre|também|além disso|ook|bovendien)(?!\p{L})\s?/giu

/** "Both have …", "The third will be better": of whom or what is said before. */
const headless =
  /^(?:both|neither|either|the (?:same|others?|rest|two|first|second|third|former|latter)|beide|beides|les deux|ambos|ambas|entrambi|entrambe) (?!\p{L}+ (?:and|und|et|y|e|en) )\p{Ll}+/iu

const fewWords = 3

/** Whether nobody knows what a sentence speaks of without the one before it. */
export function leansBack(text: string, language: Language): boolean {
  const own = stripLinks(text, language).replace(thisText, 'The ')
  const isHeadless = headless.test(own) && isVerbSecond(own, language)
  return (
    isHeadless ||
    asksInCondition(own, language) ||
    (language.code === 'en' && asksForMore(own, language)) ||
    breaksOff(own, language) ||
    beginsBack(own, language)
  )
}

/** Whether a sentence begins with what is said before it; "also" alone hides nothing. */
export const beginsBack = (text: string, language: Language): boolean =>
  pointsBack(text.replace(thisText, 'The ').replaceAll(lightly, ''), language)

/** "The habit is": what, the sentence before has said. */
function breaksOff(text: string, { finiteVerbs, stopwords }: Language): boolean {
  const tokens = listTokens(text)
  const last = tokens.at(-1) ?? ''
  const isOpen = finiteVerbs.has(last) || stopwords.has(last)
  return tokens.length < fewWords || (tokens.length === fewWords && isOpen)
}

/** "If they are not present, …": who, before the sentence has begun. */
function asksInCondition(
  text: string,
  { subordinators, pronouns, determiners }: Language,
): boolean {
  const [first = '', second = ''] = listTokens(text)
  return (
    subordinators.has(first) &&
    pronouns.has(second) &&
    !determiners.has(second) &&
    !isSpeaker(second)
  )
}

/** What a text calls itself, and the time it is written in: nobody asks which. */
const itself =
  'year|week|month|day|days|time|morning|document|license|licence|package|library|book|article|page|section|guide|module|software|project|tool|implementation|handbook|report|study'
/** "this Long", with a capital, is a name. */
const thisOne = new RegExp(
  `\\b(?:[Tt]his|[Tt]hese|[Tt]hose|[Ss]uch) (?!(?:${itself}|as|a|an)\\b)\\p{Ll}`,
  'u',
)
const thisText = new RegExp(`^this (?=(?:${itself})\\b)`, 'iu')
const somebody = /\b(?:he|she|him)\b/u
const somebodys = /\b(?:his|her|hers)\b/u
const someThings = /\bthem\b/u

/** "… on his grave", "… of this tale": whose, and which, is said before, wherever in the sentence it stands. */
function asksForMore(text: string, language: Language): boolean {
  const before = (pattern: RegExp) => {
    const at = text.search(pattern)
    return at === -1 ? null : text.slice(0, at)
  }
  const [first = ''] = listTokens(text)
  const isNamed = (head: string) =>
    /\p{Lu}/u.test(head.slice(1)) || (!language.stopwords.has(first) && first !== '')
  const [who, whose, which] = [somebody, somebodys, someThings].map(before)
  return (
    thisOne.test(text) ||
    (typeof who === 'string' && !isNamed(who)) ||
    (typeof whose === 'string' && !isNamed(whose) && !/\b(?:the|a|an) \p{Ll}/iu.test(whose)) ||
    (typeof which === 'string' && !/,|\b(?:and|or|who|which|but|when|if)\b/u.test(which))
  )
}

/** "The third will …", not "The third floor will …". */
function isVerbSecond(text: string, { finiteVerbs, determiners }: Language): boolean {
  const [first = '', second = '', third = ''] = listTokens(text)
  return finiteVerbs.has(determiners.has(first) && first !== 'both' ? third : second)
}
