import { endsInRelative, firstToken, hasFiniteVerb, listTokens } from './clause-signs.ts'
import type { Language } from '../language.ts'

/**
 * "The dam, built between 1667 and 1672, held …": without what stands between the subject and its
 * verb. `null` when there is nothing of the kind.
 */
export function dropAside(text: string, language: Language): string | null {
  const [, subject = '', aside = '', rest = ''] =
    /^([^,;:]+),\s+([^;:]+?),\s+([^,].*)$/u.exec(text) ?? []
  if (!rest || aside.includes(', ') || listTokens(aside).length < 2) return null
  const [first = ''] = listTokens(subject)
  const opens = language.prepositions.has(first) || language.subordinators.has(first)
  // "They said that the bus, which is new, …": the subject of a second clause.
  const hasVerb = hasFiniteVerb(subject, language) && !endsInRelative(subject, language)
  if (opens || hasVerb) return null
  return isAside(aside, language) && beginsWithVerb(rest, language) ? `${subject} ${rest}` : null
}

/** A relative clause, a participle, or another name for the subject. */
function isAside(aside: string, language: Language): boolean {
  const first = firstToken(aside)
  return (
    language.relatives.has(first) ||
    language.determiners.has(first) ||
    pastParticiple.test(first) ||
    name.test(aside) ||
    language.participle?.test(first) === true
  )
}

/** "Ellery Water Transport" */
const name = /^(?:\p{Lu}[\p{L}’'.-]*\s?)+$/u

const pastParticiple = /(?:ed|built|made|known|[ai]d[oa]s?|[aiu]t[oaie]|és?|ées?|uit|uits|uite)$/u

/** Small words that may stand between a subject and its verb. */
const before = new Set(
  'no se ne non não nie not also auch aussi también anche também ook'.split(' '),
)

function beginsWithVerb(rest: string, language: Language): boolean {
  const verb = listTokens(rest).find((word) => !before.has(word)) ?? ''
  return language.finiteVerbs.has(verb) || language.finiteEnding?.test(verb) === true
}
