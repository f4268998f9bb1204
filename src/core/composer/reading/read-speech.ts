import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'

/** What somebody says, and who. */
export type Speech = { words: string; author: string }

const spoken = String.raw`["“”„«»]\s?(?<words>[^"“”„«»]{12,}?)\s?["“”„«»]`
const wordsFirst = new RegExp(String.raw`^${spoken}\s*[,–—-]?\s+(?<rest>[^"“”„«»]{3,})$`, 'u')
const speakerFirst = new RegExp(String.raw`^(?<rest>[^"“”„«»]{3,90}?)[:,]\s+${spoken}\.?$`, 'u')

/** Long enough for a name and what its bearer is. */
const longestAuthor = 75

/** A sentence that is a quotation with the name of its speaker, taken apart; null for any other. */
export function readSpeech(sentence: string, language: Language): Speech | null {
  const found = (wordsFirst.exec(sentence) ?? speakerFirst.exec(sentence))?.groups
  const words = found?.['words'] ?? ''
  const author = readAuthor(found?.['rest'] ?? '', language)
  return author ? { words: words.replace(/[,\s]+$/u, ''), author } : null
}

/** "says the baker Chad Robertson": without the verb, and no more than who it is. */
function readAuthor(rest: string, { sayingVerbs }: Language): string | null {
  const words = rest.replace(/[.\s]+$/u, '').split(/\s+/u)
  const verb = words.findIndex((word) => sayingVerbs.has(listTokens(word)[0] ?? ''))
  // After the verb comes the speaker, or before it: "Chad Robertson says".
  if (verb === -1 || (verb > 0 && verb < words.length - 1)) return null
  const name = words.toSpliced(verb, 1).join(' ').replace(/[,:]$/u, '')
  // "she said": who that is was said before.
  if (!/\p{Lu}/u.test(name) || name.split(/\s+/u).length < 2) return null
  return name.length <= longestAuthor ? name : (name.split(/,\s/u)[0] ?? null)
}

export const joinQuotation = ({ text, author }: { text: string; author: string }): string =>
  `“${text}” – ${author}`
