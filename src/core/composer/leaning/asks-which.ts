import { isFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { leaningWords } from '../languages/leaning-patterns.ts'

/** Whether a sentence leaves open which one, whose, or of what, since the text before has said it. */
export function asksWhich(sentence: string, language: Language): boolean {
  const words = leaningWords[language.code]
  if (!words) return false
  // An aside explains by what it likes.
  const text = sentence.replaceAll(/\s*\([^()]*\)/gu, '')
  return (
    words.shapes.test(text) ||
    words.exact?.test(text) === true ||
    pointsAt(text, words.demonstratives) ||
    isHeadless(text, words.headless, language)
  )
}

/** "this tale", unless the tale stands in the sentence already. */
function pointsAt(text: string, demonstratives: RegExp): boolean {
  const found = demonstratives.exec(text)
  const noun = found?.groups?.['noun']
  if (!found || noun === undefined) return false
  const stem = noun.toLowerCase().slice(0, Math.max(4, noun.length - 2))
  return !text.slice(0, found.index).toLowerCase().includes(stem)
}

/** "All require …", "Beaucoup ont …": all of what? */
function isHeadless(text: string, headless: RegExp, language: Language): boolean {
  const found = headless.exec(text)
  const verb = found?.groups?.['verb']
  if (!found || verb === undefined) return false
  const tokens = listTokens(text.slice(0, found[0].length + 40))
  const at = listTokens(found[0]).length - 1
  // "Ciascuno si è adattato"
  if (/^(?:si|se|s['’]\S*|sich|zich)$/u.test(verb)) return true
  return (
    language.finiteVerbs.has(tokens[at] ?? '') ||
    (at > 0 && isFiniteVerb(['x', ...tokens.slice(at)], 1, language))
  )
}
