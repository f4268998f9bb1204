import type { Language } from '../language.ts'

const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu

export const listTokens = (text: string): string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? []).map((word) =>
    word.replace(/[.'-]+$/u, ''),
  )

export const firstToken = (text: string): string => listTokens(text.slice(0, 60))[0] ?? ''

/** Not the one in "6,000". */
export const hasComma = (text: string): boolean => /,\s/u.test(text)

/** After these, "and" joins what belongs together. */
export const pairs = /\b(?:both|between|either|zwischen|sowohl|entre|tanto|tra|sia)\b/iu

/** "just [as]", "net [als]" */
const compares = new Set('just such ebenso genauso tout tan così tão net zowel'.split(' '))

/** "… largely [because]": it says how far the next word goes. */
const limits = new Set(
  'largely partly mainly mostly only just simply precisely even especially particularly chiefly primarily probably hauptsächlich vorwiegend besonders gerade teils notamment surtout principalement seulement principalmente sobretodo solo sólo soprattutto solamente sobretudo só apenas vooral alleen voornamelijk juist'.split(
    ' ',
  ),
)

/** Ends with a word that still waits for another. */
export function endsOpen(text: string, language: Language): boolean {
  const last = listTokens(text).at(-1) ?? ''
  return (
    compares.has(last) ||
    limits.has(last) ||
    (language.code === 'en' && /\bas (?:shown|seen|known|given|done|\p{Ll}{2,}ed)$/u.test(text)) ||
    language.determiners.has(last) ||
    language.prepositions.has(last) ||
    language.subordinators.has(last) ||
    language.coordinators.has(last) ||
    language.relatives.has(last)
  )
}

export function hasFiniteVerb(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  return tokens.some((_, index) => isFiniteVerb(tokens, index, language))
}

export function isFiniteVerb(
  tokens: readonly string[],
  index: number,
  language: Language,
): boolean {
  const word = tokens[index] ?? ''
  const before = tokens[index - 1] ?? ''
  // Within "which was ..." the verb belongs to the relative clause.
  if (language.relatives.has(before) || language.determiners.has(before)) return false
  if (before === 'to' && language.code === 'en') return false
  if (language.finiteVerbs.has(word)) return !language.prepositions.has(before)
  if (standsLikeVerb(tokens, index, language)) return true
  return (
    (language.finiteEnding?.test(word) ?? false) &&
    index > 0 &&
    !language.prepositions.has(before) &&
    !language.coordinators.has(before) &&
    // "has decided" is found by its auxiliary.
    !(language.code === 'en' && language.stopwords.has(before) && !language.pronouns.has(before))
  )
}

/**
 * "The enzyme captures the gas", "el motor mueve la rueda": between a noun and an article there is
 * hardly anything but a verb. Only where the verb stands before its object.
 */
function standsLikeVerb(tokens: readonly string[], index: number, language: Language): boolean {
  const word = tokens[index] ?? ''
  const before = tokens[index - 1] ?? ''
  const after = tokens[index + 1] ?? ''
  if (index === 0 || word.length < 3) return false
  if (language.code === 'en' && isPluralVerb(tokens, index)) return true
  if (!language.verbBeforeObject?.has(after) && !(after === 'that' && pastForms.has(word)))
    return false
  const isLittle = (other: string) =>
    language.stopwords.has(other) || language.prepositions.has(other)
  // "A third of them own no car"
  if (isLittle(word) || (isLittle(before) && before !== 'them') || language.participle?.test(word))
    return false
  if (language.code !== 'en') return !language.infinitive?.test(word)
  if (pastForms.has(word)) return true
  // A noun in the plural and a verb in the singular both end with s, but never one after the other.
  return (
    !/(?:ly|ed|ing|ss|ous)$/u.test(word) &&
    (before === 'them' || word.endsWith('s') !== before.endsWith('s'))
  )
}

/** "Critics point to the cost", "Farmers fear that …" */
function isPluralVerb(tokens: readonly string[], index: number): boolean {
  const [subject = '', word = '', after = ''] = tokens
  return (
    index === 1 &&
    /[^s]s$/u.test(subject) &&
    /^(?:to|that)$/u.test(after) &&
    !/(?:ing|ed|ly|s)$|^(?:due|next|close|similar|prior|relative|subject|thanks|so|such)$/u.test(
      word,
    )
  )
}

/** Participles as well, but not before an object. */
const pastForms = new Set(
  'left found put set cut hit shut let felt read cost split made held bought brought built lost sent taught told'.split(
    ' ',
  ),
)

/** "… by which some organisms": a clause has begun there and its verb is still to come. */
export function endsInRelative(text: string, language: Language): boolean {
  // Their relatives look like articles.
  if (language.code === 'de' || language.code === 'nl') return false
  const tokens = listTokens(text)
  const isVerb = (word: string, index: number) =>
    language.finiteVerbs.has(word) ||
    language.finiteEnding?.test(word) === true ||
    standsLikeVerb(tokens, index, language)
  const begin = tokens.findLastIndex((word) => language.relatives.has(word) || word === 'that')
  if (begin === -1 || begin < tokens.length - 5) return false
  return !tokens.some((word, index) => index > begin && isVerb(word, index))
}

/** Says two things of which the second cannot go: "not only", "neither". */
export const needsSecond =
  /(?<!\p{L})(?:not (?:only|just|merely)|neither|either|both|nicht nur|weder|entweder|sowohl|non seulement|à la fois|ni|soit|no s[oó]lo|tanto|non solo|sia|né|não s[oó]|não apenas|nem|niet alleen|noch|zowel)(?!\p{L})/iu

/** "They do not stop because …": without the rest it would be denied altogether. */
export const denies = (left: string): boolean => negation.test(left.replaceAll('’', "'"))

const negation =
  /(?<!\p{L})(?:not|\p{L}+n't|never|nobody|nothing|nicht|kein\p{L}*|nie|niemand|ne|n'\p{L}+|jamais|no|nunca|jamás|nadie|non|mai|nessuno|não|nada|ninguém|niet|geen|nooit)(?!\p{L})/iu

/** "so small [that]", "tan alto [que]": what comes next completes it. */
export function awaitsResult(left: string, next: string): boolean {
  // "as cheap, as strong and as easy"
  if (next === 'as' && /\bas \p{L}+$/u.test(left)) return true
  if (!/^(?:que|qu'.*|that|che|dat|dass|as)$/u.test(next)) return false
  return listTokens(left)
    .slice(-7)
    .some((word) => intensifiers.has(word))
}

const intensifiers = new Set(
  'so such tan tanto tanta tantos tantas tal tellement tant si tel telle tão così talmente tale derart solch zo zodanig'.split(
    ' ',
  ),
)
