import { useMemo } from 'react'

import { countSpokenWords } from '#core/outline/count-spoken-words.ts'
import { cutSource } from '#core/outline/cut-source.ts'
import { createWords } from '#words/create/create.ts'
import { sourceWords } from '#words/create/source.ts'

import type { RequestDraft } from '../request-draft.ts'

const words = createWords.source

type SourceFactsProps = Pick<RequestDraft, 'source' | 'sourceName'> & { isCut: boolean }

/** Where the user's own text comes from, how long it is, and how much of it is used. */
export function SourceFacts({ source, sourceName, isCut }: SourceFactsProps) {
  // Counting a book takes longer than a key press may.
  const facts = useMemo(() => describeLength(source), [source])
  return (
    <output>
      {sourceName !== null && `${words.from(sourceName)}, `}
      {facts}
      {sourceName !== null && isCut && ` ${sourceWords.isCut}`}
    </output>
  )
}

function describeLength(source: string): string {
  const total = words.words(countSpokenWords(source))
  const shown = cutSource(source)
  if (shown.length === source.trim().length) return total
  return `${total}. ${words.forModel(countSpokenWords(shown))}`
}
