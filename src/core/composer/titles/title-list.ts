import { asksWhich } from '../leaning/asks-which.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { endsOpen, listTokens } from '../clauses/clause-signs.ts'
import { type Draft, readLead } from '../plan/draft.ts'
import type { Language } from '../language.ts'
import { fitsTitle } from './shorten-heading.ts'

/** "Here is a list of spiral galaxies": that it is a list, and here, everybody sees. */
const presents =
  /^(?:(?:here|below) (?:is|are)|the following (?:is|are)|hier (?:ist|sind)|(?:im )?folgenden? (?:ist|sind)|voici|voilà|(?:he )?aquí (?:hay|está|están)|ecco|qui ci sono|eis|aqui (?:está|estão)|hier (?:is|zijn)|hier volgen) (?:(?:just )?(?:a|the|eine?|die|une?|les?|la|una?|el|las|los|il|i|le|uma|as|os|o|een|de) )?(?:(?:short |partial |kurze |petite )?(?:list|liste|lista|lijst|sélection|selection|auswahl|overview|überblick) (?:of|von|de|di|van|des|dei|delle|der) )?/iu

/** "Some standard candles are": the verb that leads from the title to its list. */
const leads =
  / (?:are|is|were|include|includes|sind|ist|waren|sont|est|comprennent|son|es|incluyen|sono|è|includono|são|é|incluem|zijn|is)$/iu

/** What announces a list as its title; null where it says nothing by itself. */
export function titleList(draft: Draft, language: Language): string | null {
  const lead = readLead(draft)
  if (lead === null) return null
  const rest = lead.replace(presents, '').replace(leads, '')
  // "Hier sind die häufigsten Fragen": without its article the adjective has another ending.
  const [, article = ''] =
    language.code === 'de' && /^\p{Ll}/u.test(rest)
      ? (/ ((?:die|eine?) )$/u.exec(lead.slice(0, lead.indexOf(rest))) ?? [])
      : []
  const text = beginUpper(article + rest)
  // "The filenames are": which, nobody knows.
  const isBare = language.determiners.has(listTokens(text)[0] ?? '') && listTokens(text).length < 3
  const isOpen =
    isBare ||
    language.pronouns.has(listTokens(text)[0] ?? '') ||
    endsOpen(text, language) ||
    language.finiteVerbs.has(listTokens(text).at(-1) ?? '') ||
    asksWhich(`${text} –`, language)
  return fitsTitle(text) && !isOpen ? text : null
}
