import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { beginUpper } from './begin-upper.ts'
import { hasFiniteVerb } from './clause-signs.ts'
import { dropAside } from './drop-aside.ts'
import type { Language } from '../language.ts'
import { listClauses } from './list-clauses.ts'
import { stripLinks } from './strip-links.ts'
import { trimEnd } from './trim-end.ts'

const pointWords = { min: 4, max: 16 } as const

/**
 * What a sentence says, short enough for a slide: the sentence itself, or clauses of it that can
 * stand alone. Never a piece that was cut in the middle of a phrase; nothing when there is no other way.
 */
export function listPoints(
  sentence: string,
  language: Language,
  max: number = pointWords.max,
): string[] {
  if (/[?？؟]/u.test(sentence)) return []
  const text = stripLinks(sentence, language)
  const found = new Set<string>()
  const long = new Set<string>()
  collect(text, { language, max, found, long }, 0)
  const bare = countSpokenWords(text) > max ? dropAside(text, language) : null
  if (bare) collect(bare, { language, max, found, long }, 0)
  if (found.size === 0)
    for (const clause of long) {
      const short = trimEnd(clause, language, max)
      if (short !== null) found.add(short)
    }
  return [...found].map((point) => tidy(point)).filter((point) => isPoint(point, max))
}

function isPoint(point: string, max: number): boolean {
  const words = countSpokenWords(point)
  return (
    words >= Math.min(pointWords.min, max) &&
    words <= max &&
    !hasSpeech(point) &&
    !halfChoice.test(point) &&
    !promisesMore.test(point) &&
    !waitsForObject.test(point)
  )
}

/** "Either the crates are moved": or what? */
const halfChoice =
  /(?<!\p{L})(?:either(?!.* or )|neither(?!.* nor )|entweder(?!.* oder )|weder(?!.* noch )|ofwel(?!.* (?:of|ofwel) )|soit(?!.* soit )|o bien(?!.* o )|né(?!.* né ))(?!\p{L})/iu

/** "…, that is": what it is has been cut off. */
const promisesMore =
  /(?:,| )(?:that is|i\.e\.|namely|das heißt|d\. ?h\.|nämlich|c['’]est-à-dire|es decir|cioè|ou seja|dat wil zeggen)$/iu

/** "… una decisión al elegir": what, has been cut off. */
const waitsForObject =
  /(?<!\p{L})(?:ao|al|nel|para|per|pour|zum|om te) \p{L}+(?:[aei]r|[aei]re|en)$/iu

/** A word or two in quotation marks is a name; more is somebody speaking, and so is a sentence. */
export const hasSpeech = (text: string): boolean =>
  /^["“„«][^"“”«»]+["”“»]$/u.test(text.trim()) ||
  // Cut within 'single marks'.
  /(?<!\S)'[^']*$/u.test(text) ||
  /["“”„«»]/u.test(text.replaceAll(/["“„«]\s?(?:[^\s"“”„«»]+\s?){1,4}(?<![,.!?])["”“»]/gu, ''))

type Search = { language: Language; max: number; found: Set<string>; long: Set<string> }

function collect(text: string, search: Search, depth: number): void {
  const { language, max, found, long } = search
  const words = countSpokenWords(text)
  if (words <= max) found.add(text)
  else long.add(text)
  if (depth > 2 || words <= Math.min(8, max)) return
  for (const { clause, sure } of listClauses(text, language))
    if (countSpokenWords(clause) >= pointWords.min && (sure || hasFiniteVerb(clause, language)))
      collect(clause, search, depth + 1)
}

function tidy(text: string): string {
  const line = text.replace(/[\s,;:–—、，-]+$/u, '').replace(/^[\s,;:–—、，]+/u, '')
  return beginUpper(line)
}
