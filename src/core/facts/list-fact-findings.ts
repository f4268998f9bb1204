import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import type { Finding } from '../outline/check/finding.ts'
import { checkFacts, type FoundFact } from './check-facts.ts'

/** One press adds no more than can be listened to. */
const mostAdded = 3

/** A name that a text comes back to. */
const timesNamed = 2

/** Longer than this nobody says in one breath: a row of numbers, the text of a licence. */
const longestStatement = 45

/** What of its text a deck leaves out, slide by slide, and what it says otherwise than the text. */
export function listFactFindings(deck: Deck, source: string): Finding[] {
  const { facts, unsupported } = checkFacts(deck, source)
  return [
    ...deck.slides.flatMap((slide) => findMissing(slide, facts, source)),
    ...unsupported
      .filter(({ reason }) => reason !== 'number')
      .map(({ slideId, text }): Finding => ({
        code: 'statement-changed',
        severity: 'major',
        slideId,
        found: text,
        fix: { kind: 'rewrite-slide', slideId },
      })),
  ]
}

/** Who is named in passing is not missed, and whoever is, less than what is counted or decided. */
function findMissing(slide: Slide, facts: readonly FoundFact[], source: string): Finding[] {
  const missing = facts.filter(
    ({ where, slideId, kind, text, statement }) =>
      where === 'missing' &&
      slideId === slide.id &&
      (kind !== 'name' || source.split(text).length > timesNamed) &&
      countSpokenWords(statement) <= longestStatement,
  )
  const [names, others] = [true, false].map((isName) =>
    missing.filter(({ kind }) => (kind === 'name') === isName).map(({ statement }) => statement),
  )
  const statements = [...new Set([...(others ?? []), ...(names ?? [])])].slice(0, mostAdded)
  const notes = [slide.notes.trim(), ...statements].filter(Boolean).join(' ')
  return statements.map((found) => ({
    code: 'fact-missing',
    severity: 'minor',
    slideId: slide.id,
    found,
    fix: { kind: 'set-notes', slideId: slide.id, notes },
  }))
}
