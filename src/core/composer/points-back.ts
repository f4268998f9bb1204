import { listTokens } from './clause-signs.ts'
import type { Language } from './language.ts'

/** Who speaks and who listens is known without a sentence before; so is "there are". */
const speakers = new Set(
  'i we you there one ich wir du man je nous vous on yo nosotros io noi eu nós ik wij'.split(' '),
)

export const isSpeaker = (word: string): boolean => speakers.has(word)

/** Where a language leaves out the subject, these have none to leave out. */
const impersonal = new Set(
  'hay había hubo habrá existe existen è sono era há havia houve haverá existem basta bastan'.split(
    ' ',
  ),
)

/** So far into a sentence a word that means something said before is noticed. */
const reach = 5

/** "In Philadelphia that happened": after a name or a year it begins no clause, but means what was said. */
const thatAfterName = /^\p{L}+ (?:\p{Lu}[\p{L}’'-]+|\d{4}) that\b/u

/** Whether a text can only be understood after the sentence before it. */
export function pointsBack(text: string, language: Language): boolean {
  if (language.backwardPattern?.test(text)) return true
  const tokens = listTokens(text).slice(0, reach)
  const [first = ''] = tokens
  return (
    (language.pronouns.has(first) && !isSpeaker(first)) ||
    tokens.some((word) => language.backward.has(word)) ||
    (language.code === 'en' && language.prepositions.has(first) && thatAfterName.test(text)) ||
    (language.dropsSubject === true && beginsWithVerb(tokens, language))
  )
}

/** "Consiguieron 18.000": who did? */
function beginsWithVerb([first = '', second = '']: readonly string[], language: Language): boolean {
  const verb = first === 'se' || first === 'si' ? second : first
  const isVerb =
    language.finiteVerbs.has(verb) ||
    (language.finiteEnding?.test(verb) === true && verb.length > 4)
  return isVerb && !impersonal.has(verb)
}
