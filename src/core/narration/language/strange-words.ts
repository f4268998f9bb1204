import { rootOf } from './language-root.ts'
import { hasStrangeLetter } from './own-letters.ts'

/** How words of a language hardly ever look: letters they do not have, and endings. */
const strangeForms: Readonly<Record<string, RegExp>> = {
  en: /[ujvq]$|aa|ij|cht|sch[^aeiou]|[aeiou]{2}[ui]/u,
  de: /[ocvjq]$|qu[aeo]|ou|[^s]ch[aou]|[^aeioun]y/u,
  nl: /[qxy]|[^aeioun]ch[aeo]|tion|th/u,
  fr: /[kw]|ij|[bghjpv]$/u,
  es: /[kw]|ss|[^aeioudjlnrsxyz\u00E0-\u00FF]$/u,
  pt: /[kwy]|[^aeiouhlmnrsxz\u00E0-\u00FF]$/u,
  it: /[kwjxy]|[^aeioudlnr\u00E0-\u00FF]$/u,
}

/** What speaks against a language, in words: a name may look strange in any. */
const weights = { letter: 0.75, form: 0.4 } as const
/** Shorter ones are abbreviations as often as words. */
const shortestForm = 4

/** How much of a text does not look like a language. */
export function weighStrange(words: readonly string[], language: string): number {
  const root = rootOf(language)
  const form = strangeForms[root]
  return words.reduce((sum, word) => {
    if (hasStrangeLetter(word, language)) return sum + weights.letter
    return word.length >= shortestForm && form?.test(word) ? sum + weights.form : sum
  }, 0)
}
