import type { Draft } from './draft.ts'
import { listDraftSentences } from './draft.ts'
import type { Language } from './language.ts'
import { makeUnits, shortenSafely } from './make-units.ts'
import type { Shown, WritingContext } from './shown.ts'
import { shortenHeading } from './shorten-heading.ts'

const mostCards = 6
const longestLabel = 40
const longestText = 110
const longestWhole = 200

/** Short if it can be, whole if it must. */
const fit = (text: string, language: Language): string | null =>
  shortenSafely(text, language, longestText) ?? shortenSafely(text, language, longestWhole)

/** Several sections on one slide: each under its own heading, with the weightiest that it says. */
export function writeGroup({ members }: Draft, context: WritingContext): Shown {
  const { language } = context
  const cards = members.map((member) => {
    const units = makeUnits(listDraftSentences(member), context)
    const best = units
      .flatMap((unit) => {
        const [first] = unit.sentences
        const text = unit.text && first && fit(first.text, language)
        return text ? [{ text, unit }] : []
      })
      .toSorted((a, b) => b.unit.worth - a.unit.worth)[0]
    const label = shortenHeading(member.heading ?? '', language).slice(0, longestLabel)
    return { label, best, worth: best?.unit.worth ?? 0 }
  })
  const told = cards.filter(({ best }) => best !== undefined)
  const kept = new Set(told.toSorted((a, b) => b.worth - a.worth).slice(0, mostCards))
  const shown = told.filter((card) => kept.has(card))
  const hasLabels = shown.every(({ label }) => label !== '')
  return {
    content: shown.flatMap(({ label, best }) =>
      hasLabels ? [label, `\t${best?.text ?? ''}`] : [best?.text ?? ''],
    ),
    ...(hasLabels && shown.length >= 2 && { layout: 'cards' as const }),
  }
}
