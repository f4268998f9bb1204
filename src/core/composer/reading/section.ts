import type { TextTable } from './read-tables.ts'
import type { Sentence } from './sentence.ts'

/** An entry of a list: what it says first, and what explains that. */
export type ListItem = {
  text: string
  sentences: Sentence[]
  /** Entries that are set in below it, and say something of it alone. */
  below?: ListItem[]
}

/** In the order of the text. */
export const listEntries = (items: readonly ListItem[]): ListItem[] =>
  items.flatMap((item) => [item, ...(item.below ?? [])])

/** What a section consists of, in the order of the text. */
export type Part =
  | { kind: 'prose'; sentences: Sentence[] }
  /** `isWhole`: all that its author's heading has below it. */
  | {
      kind: 'list'
      isNumbered: boolean
      items: ListItem[]
      sentences: Sentence[]
      isWhole?: true
    }
  | { kind: 'table'; table: TextTable; sentences: Sentence[] }
  | { kind: 'quotation'; words: string; author: string; sentences: Sentence[] }

/** The text below one heading. */
export type Section = {
  heading: string | null
  level: number
  /** Headings that it stands under, the nearest last. */
  above: readonly string[]
  parts: Part[]
}

export const listSentences = ({ parts }: Pick<Section, 'parts'>): Sentence[] =>
  parts.flatMap(({ sentences }) => sentences)
