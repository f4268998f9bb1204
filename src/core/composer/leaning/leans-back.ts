import { asksWhich } from './asks-which.ts'
import { hasFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import { english } from '../languages/english.ts'
import type { Language } from '../language.ts'
import { isSpeaker, pointsBack } from './points-back.ts'
import type { Sentence } from '../reading/sentence.ts'
import { stripLinks } from '../clauses/strip-links.ts'

/** Words that join a sentence to others without hiding what it speaks of. */
const lightly =
  /(?<!\p{L})(?:also|too|another|therefore|auch|zudem|außerdem|gleichzeitig|deshalb|daher|aussi|également|también|además|anche|inoltre|também|além disso|ook|bovendien)(?!\p{L})\s?/giu

/** "Both have …", "The third will be better": of whom or what is said before. */
const headless =
  /^(?:both|neither|either|the (?:same|others?|rest|two|first|second|third|former|latter)|beide|beides|les deux|ambos|ambas|entrambi|entrambe) (?!\p{L}+ (?:and|und|et|y|e|en) )\p{Ll}+/iu

/** "May also be specified twice": what may, a heading or the sentence before has said. */
const subjectless =
  /^(?:(?:may|can|must|should|will|has to|is|are) (?:also |not |only |never )?(?:be|have)|(?:will|must|should|can) not|cannot) /iu

/** "If not, see the manual": what not, the sentence before has said. */
const answersBefore =
  /^(?:if (?:not|so|you do|you don['’]t|it does)|otherwise|in that case|as such|wenn (?:nicht|ja)|andernfalls|sonst|sinon|si non|dans ce cas|si no|de lo contrario|en ese caso|in caso contrario|altrimenti|se no|caso contrário|senão|zo niet|zo ja|anders),? /iu

/** "The best known example is probably …": of what, the sentence before has said. */
const exemplifies =
  /^(?:\p{L}+ ){1,4}(?:example|Beispiel|exemple|ejemplo|esempio|exemplo|voorbeeld) (?:is|was|are|ist|war|est|était|es|fue|era|è|foi|é|dafür|daarvan)(?!\p{L})/iu

/** "There are limits": to what, and "It depends": on what. */
const isBareClaim = /^(?:there (?:is|are|was|were) (?:also )?\p{L}+|it (?:depends|varies))[.!]?$/iu

/** "You can upgrade later": than what is said before. */
const comesLater =
  /^(?!.*\d).*(?<!\b(?:sooner or|years?|months?|weeks?|days?|hours?|minutes?|seconds?|generations?|centur(?:y|ies)|decades?|moments?) )later[.!]?$/iu

/** "Slavery ended there in 1888": where, unless the sentence has said that itself. */
const meansPlace =
  /^(?!.*\b(?:in|at|to|from|near|on|inside|around) (?:the |an? |\p{Lu})\S*.*\bthere\b)(?!there\b).*(?<!\b(?:that|if|when|because|since|and|but|or|whether|as|so|where|while|though|although|than|,|out|over|who|how|why|from) |, )\bthere(?! (?:is|are|was|were|will|would|has|have|had|can|could|may|might|must|should|seems?|remains?|exists?)|['’])(?!\p{L})/iu

/** "… is likewise an error", "… take the largest part", "Noise is the second reason": as what, of what, after which. */
const goesOnFrom =
  /\b(?:the|our) (?:\p{L}+ )?(?:instructions?|steps?|commands?|examples?|code|lists?|methods?|options?|rules?|tables?|figures?|operations?|declarations?|snippets?|algorithms?) (?:above|below)(?!\p{L})|\blikewise\b|\bany (?:portion|part|provision) of th(?:is|e) (?:section|paragraph|clause)\b|^also,? (?:add|make|check|include|note|see)(?!\p{L})|\bthe (?:newest|oldest|latest|largest|biggest|greatest|smallest|longest|shortest|highest|lowest|cheapest|fastest|last|other)(?: (?:two|three|four|five|six|ten))?(?=[.!?]?$|, (?:from|which|who|in)(?!\p{L})| (?:is|are|was|were|has|had) )|^(?:put|take|keep|leave|give|use|move|store|save) the rest(?! of)|\bthe (?:largest|greatest|biggest|smallest) (?:part|share)[.!]?$|\bis the (?:second|third|fourth|next) (?:reason|step|rule|problem|advantage|point|question|cause|way|part)(?! (?:for|of|to|why|that|in)\b)/iu

/** "Lindqvist answered", "the double", "to it", "instead": to whom, of what, to what, of what else. */
const asksOf =
  /^\p{Lu}\p{Ll}+ (?:answered|replied|objected|disagreed)(?!\p{L})|^(?:you|we|I|one) [^,;:]*\p{L}+ (?:to|of|for|from|about|into) it(?= [-–—]|[.,;:]|$)|^instead, |\bcalled \p{Ll}+\p{Lu}\w*\(|^instead of (?!an? |the |this |that |one |\p{L}+ing )\p{Ll}+,|\bof our needs\b|\b(?:along|by|in) another (?:road|way|path|direction)(?! (?:than|to)\b)|^opt out (?:with|by|via|using) |^the (?:boom|trick) |^(?!.*\b(?:not|no|never|rather|of)\b).*\binstead[.!]?$|^(?:that|this|it|they)['’](?:ll|d|re) /iu

/** "Keine Maschine erreicht das mit …": what, the sentence before has said. */
const objectDas =
  /(?<!\p{L})(?:erreicht|erreichte|schafft|schaffte|leistet|leistete|kann|konnte|macht|machte|tut|tat) das (?=(?:mit|ohne|nicht|so|auch|nur|in|bei|seit|heute)(?!\p{L}))/u

/** "I maestri lo sostituirono": what, the sentence before has said. */
const cliticBeforeVerb =
  /(?<!\p{L})(?:lo|li) \p{L}+(?:arono|irono|erono|avano|evano|ivano)(?!\p{L})/u

/** "Ils en mangent le double", "das Doppelte": of what, the sentence before has said. */
const doubles =
  /(?<!\p{L})(?:le double|el doble|il doppio|o dobro|het dubbele|das Doppelte|das Dreifache)(?= (?:en|chez|in|nos|nas|nel|nella|als)(?!\p{L})|[.,;]|$)/iu

/** "Note that it is not a standard one": beside what is said before. */
const notes = /^(?:please )?note that /iu

/** "Our decision will be guided by …", "Your needs are rare": about what, and which. */
const answersSomething =
  /^(?:our (?:decision|answer|reply|response|choice|reason) |your (?:requirements?|needs?|questions?|problems?|situation) (?:is|are|was|were)(?!\p{L}))/iu

/** "is a better choice", "a more practical objection": than what, the sentence before has said. */
const compares =
  /^(?!.*\bthan\b)(?!.*\b(?:if|when|for|to)\b)(?:there (?:is|was|are|were) (?:also )?(?:an? )?(?:more|less) \p{L}+ \p{L}+|.*\b(?:is|are|was|were) (?:\p{L}+ ){0,2}an? (?:better|worse|safer|faster|cheaper|simpler) (?:choice|option|way|idea|alternative|solution|fit)$)/iu

/** "Then this is your best choice": for what, a heading or the sentence before has said. */
const choosesBest =
  /^(?!.*\b(?:for|in|of|when)\b).*\b(?:the|your) best (?:choice|option|bet|way)$/iu

const fewWords = 3

const isEnglish =
  /\bthe\b.*\b(?:is|are|of|to|and|was|for)\b|\b(?:this|that) (?:is|was|will|can)\b/iu

const englishWords =
  /(?<!\p{L})(?:the|of|is|are|to|and|which|with|that|this|these|for|by|it|be|an|used)(?!\p{L})/giu
const fewestEnglish = 3

const isInEnglish = (text: string): boolean =>
  isEnglish.test(text) ||
  (/^(?:the|this|these|it|they|if|when|you)\b/iu.test(text) &&
    (text.match(englishWords) ?? []).length >= fewestEnglish)

/** What a manual has left in English is read as English. */
export const languageOf = (text: string, spoken: Language): Language =>
  spoken.code !== 'en' && isInEnglish(text) ? english : spoken

/** Whether nobody knows what a sentence speaks of without the one before it. */
export function leansBack(text: string, spoken: Language): boolean {
  const known = answers.get(spoken) ?? new Map<string, boolean>()
  answers.set(spoken, known)
  const found = known.get(text)
  if (found !== undefined) return found
  const leans = needsOther(text, spoken)
  // A book has more sentences than are asked for twice.
  if (known.size > mostKnown) known.clear()
  known.set(text, leans)
  return leans
}

/** Each sentence is asked for when its units, its title and the takeaways are sought. */
const answers = new WeakMap<Language, Map<string, boolean>>()
const mostKnown = 2000

function needsOther(text: string, spoken: Language): boolean {
  const language = languageOf(text, spoken)
  const stripped = stripLinks(text, language)
  const own = stripped.replaceAll(thisText, 'The ')
  const isHeadless = headless.test(own) && isVerbSecond(own, language)
  return (
    isHeadless ||
    (language.code === 'en' && subjectless.test(own)) ||
    asksAfterOpening(own, language) ||
    answersBefore.test(text) ||
    exemplifies.test(own) ||
    compares.test(own) ||
    (language.code === 'en' &&
      (isBareClaim.test(own) ||
        comesLater.test(own) ||
        answersSomething.test(own) ||
        takesThese.test(own) ||
        meansPlace.test(own) ||
        goesOnFrom.test(own) ||
        asksOf.test(own) ||
        notes.test(own))) ||
    choosesBest.test(own) ||
    doubles.test(own) ||
    (language.code === 'de' && objectDas.test(own)) ||
    (language.code === 'it' && cliticBeforeVerb.test(own)) ||
    (language.code === 'en' && takesUnnamed(own, language)) ||
    asksInCondition(own, language) ||
    (language.code === 'en' && asksForMore(own, language)) ||
    breaksOff(own, language) ||
    asksWhich(stripped, language) ||
    beginsBack(own, language)
  )
}

/** "which finds the ten places": what is left of a sentence that code, or a picture, was a part of. */
export const goesOn = (
  { text, isItem }: Pick<Sentence, 'text' | 'isItem'>,
  { relatives, coordinators, finiteVerbs }: Language,
): boolean => {
  const [first = ''] = listTokens(text.slice(0, 40))
  return (
    !isItem &&
    /^\p{Ll}/u.test(text) &&
    (relatives.has(first) || coordinators.has(first) || finiteVerbs.has(first))
  )
}

/** Whether a sentence begins with what is said before it; "also" alone hides nothing. */
export const beginsBack = (text: string, language: Language): boolean =>
  pointsBack(text.replaceAll(thisText, 'The ').replaceAll(lightly, ''), language)

/** Within one clause what is done to "it" is never done to who does it: "A frost can double it". */
function takesUnnamed(text: string, { finiteVerbs }: Language): boolean {
  const [clause = ''] = text.split(clauseEnd)
  const found = /(\S+) (?:(?:it|them|him)(?![\p{L}'’])|this(?= |[.!]?$))/u.exec(clause)
  if (!found || found.index === 0) return false
  // "Wrapped in a cloth it stays good": who does something is no object.
  const [next = ''] = listTokens(clause.slice(found.index + found[0].length))
  if (finiteVerbs.has(next)) return false
  // "makes it easy", "a box with a lid on it"
  return (
    !expletive.test(clause) && !(around.test(found[0]) && /\b(?:has|have|had|with)\b/u.test(clause))
  )
}

/** "… are incompatible with these": with which. */
const takesThese = /\b(?:with|of|by|from|to|for|in|on) (?:these|those)(?=,|[.!]?$)/iu

const clauseEnd =
  /,\s|[;:()–—“"]|(?<!\p{L})(?:and|but|or|nor|that|which|who|whose|whom|where|when|if|while|because|since|so|as|than|to|how|what|why|until|unless|before|after|once|though|although|whether|\p{L}+ing)(?!\p{L})/iu
const expletive =
  /\bit (?:\p{L}+ly )?(?:easy|easier|possible|impossible|hard|harder|difficult|clear|simple|simpler|unnecessary|necessary|safe|worth|convenient|trivial|straightforward|useful|better|best|true)\b/iu
const around = /^(?:on|in|around|behind|under|over|inside|before|beside|through) /iu

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
  // "When they've", "Lorsqu'elles"
  const plain = text
    .replace(/^(\p{L}+u)['’](?=\p{L})/u, '$1e ')
    .replace(/^s['’](?=ils?(?!\p{L}))/iu, 'si ')
    .replace(/^(\p{L}+ \p{L}+)['’]\p{L}+/u, '$1')
  const [first = '', second = ''] = listTokens(plain)
  return (
    subordinators.has(first) &&
    pronouns.has(second) &&
    !determiners.has(second) &&
    !isSpeaker(second)
  )
}

/** "Depending on the types, it is between 250 and 1600": before the comma nothing is named that "it" is. */
function asksAfterOpening(text: string, language: Language): boolean {
  const [, opening = '', word = ''] = /^([^,]{2,60}), (\p{L}+)\b/u.exec(text) ?? []
  const token = word.toLowerCase()
  return (
    language.code === 'en' &&
    bare.has(token) &&
    opensWithout.test(opening) &&
    !hasFiniteVerb(opening, language)
  )
}

const bare = new Set(['it', 'they', 'he', 'she'])
const opensWithout =
  /^(?:\p{L}{3,}(?:ing|ly)|depending|in|on|at|by|after|before|until|since|during|from|for|with|without|instead|besides|then|now|today|once|even|currently|usually|typically|often|again|internally|finally|first|next|later|back)(?!\p{L})/iu

/** What a text calls itself, and the time it is written in: nobody asks which. */
const itself =
  'year|week|month|day|days|time|morning|document|license|licence|package|library|book|article|page|section|guide|manual|module|instructions|tutorial|chapter|text|faq|howto|policy|specification|standard|agreement|draft|software|project|tool|implementation|handbook|report|study'
/** "this Long", with a capital, is a name. */
const thisOne = new RegExp(
  `\\b(?:[Tt]his|[Tt]hese|[Tt]hose|[Ss]uch) (?!(?:${itself}|as|a|an)\\b)\\p{Ll}`,
  'u',
)
const thisText = new RegExp(`\\b(?:this|these) (?=(?:\\p{L}+ )?(?:${itself})\\b)`, 'giu')
/** Months and days have capitals, and are nobody's names. */
const calendar =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/gu

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
    /\p{Lu}/u.test(head.slice(1).replaceAll(calendar, '')) ||
    (!language.stopwords.has(first) && first !== '')
  const [who, whose, which] = [somebody, somebodys, someThings].map(before)
  return (
    thisOne.test(text) ||
    (typeof who === 'string' && !isNamed(who)) ||
    (typeof whose === 'string' &&
      !isNamed(whose) &&
      !/\b(?:the|an?|every|each|any|no) \p{Ll}/iu.test(whose)) ||
    (typeof which === 'string' && !/,|\b(?:and|or|who|which|but|when|if)\b/u.test(which))
  )
}

/** "The third will …", not "The third floor will …". */
function isVerbSecond(text: string, { finiteVerbs, determiners }: Language): boolean {
  const [first = '', second = '', third = ''] = listTokens(text)
  return finiteVerbs.has(determiners.has(first) && first !== 'both' ? third : second)
}
