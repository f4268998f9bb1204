import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import type { Finding } from '../outline/check/finding.ts'
import { checkFacts, type FoundFact } from './check-facts.ts'

/** One press adds no more than can be listened to. */
const mostAdded = 3

/** Longer than this nobody says in one breath: a row of numbers, the text of a licence. */
const longestStatement = 45

/** What of its text a deck leaves out, slide by slide, and what it says otherwise than the text. */
export function listFactFindings(deck: Deck, source: string): Finding[] {
  const { facts, unsupported } = checkFacts(deck, source)
  return [
    ...deck.slides.flatMap((slide) => findMissing(slide, facts)),
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

/** A name alone is no statement to miss. */
function findMissing(slide: Slide, facts: readonly FoundFact[]): Finding[] {
  const missing = facts.filter(
    ({ where, slideId, kind, statement }) =>
      where === 'missing' &&
      slideId === slide.id &&
      kind !== 'name' &&
      countSpokenWords(statement) <= longestStatement,
  )
  const statements = [...new Set(missing.map(({ statement }) => statement))].slice(0, mostAdded)
  const notes = [slide.notes.trim(), ...statements].filter(Boolean).join(' ')
  return statements.map((found) => ({
    code: 'fact-missing',
    severity: 'minor',
    slideId: slide.id,
    found,
    fix: { kind: 'set-notes', slideId: slide.id, notes },
  }))
}
