import { type Draft, isText, listDraftSentences } from './draft.ts'
import { foldText } from '../../fold-text.ts'
import { listOpen } from '../writing/choose-units.ts'
import { makeUnits, type Unit } from '../writing/make-units.ts'
import { countWordsOf } from '../reading/sentence.ts'
import type { WritingContext } from '../writing/shown.ts'

/** A deck of so few slides shows each of them, and a section of so many words has something to say. */
const fewDrafts = 3
const fewWords = 80

/**
 * Sentences of which each needs what is said elsewhere make no slide: they are told with the one
 * beside them in their section, or, where they are few, with the one before.
 */
export function foldLeaning(drafts: readonly Draft[], context: WritingContext): Draft[] {
  const kept: Draft[] = []
  let waiting: Draft | null = null
  for (const [at, draft] of drafts.entries()) {
    if (waiting) draft.besides.unshift(...listDraftSentences(waiting))
    waiting = null
    const before = kept.at(-1)
    if (!onlyLeans(draft, context)) kept.push(draft)
    else if (isSameSection(draft, drafts[at + 1])) waiting = draft
    else if (
      before &&
      (draft.heading === null ||
        isSameSection(before, draft) ||
        (drafts.length > fewDrafts && isShort(draft)))
    )
      before.besides.push(...listDraftSentences(draft))
    // What a text opens with is told with its first section.
    else if (!before && draft.heading === null && at < drafts.length - 1) waiting = draft
    else kept.push(draft)
  }
  return kept
}

const isShort = (draft: Draft): boolean => countWordsOf(listDraftSentences(draft)) <= fewWords

const isSameSection = (a: Draft, b: Draft | undefined): boolean =>
  b !== undefined &&
  a.members.length + b.members.length === 0 &&
  a.heading !== null &&
  a.heading === b.heading &&
  a.above.join('\n') === b.above.join('\n')

const onlyLeans = (draft: Draft, context: WritingContext): boolean => {
  const seen = foldText([context.name, draft.heading ?? '', ...draft.above].join('\n'))
  // Only what has been spoken of before leans on it for certain.
  const wasSaid = (unit: Unit) =>
    listOpen(unit, seen).some((stems) =>
      stems.some((stem) => context.mentions.wasSaid(stem, 0, unit.sentences[0]?.index ?? 0)),
    )
  return (
    draft.members.length === 0 &&
    draft.parts.every(isText) &&
    makeUnits(
      draft.parts.flatMap(({ sentences }) => sentences),
      context,
    ).every((unit) => unit.text === null || wasSaid(unit))
  )
}
