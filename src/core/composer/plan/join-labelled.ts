import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { dropColon, isLead } from '../leaning/leads.ts'
import { listEntries, type ListItem, type Part } from '../reading/section.ts'

type List = Extract<Part, { kind: 'list' }>

/** In words: "Advantages:" names its entries, and a sentence announces them. */
const longestLabel = 3

/** Lines that a slide has room for. */
const mostLines = 10

/** "Advantages:" and its entries, "Disadvantages:" and theirs: one list of two, each with what stands below it. */
export function joinLabelledLists(parts: readonly Part[]): Part[] {
  const labelled = parts.flatMap((part, at) => readLabelled(part, parts[at + 1]) ?? [])
  const [first] = labelled
  const isAll = labelled.length * 2 === parts.length
  if (!first || labelled.length < 2 || !isAll) return [...parts]
  if (listEntries(labelled).length > mostLines) return [...parts]
  const sentences = listEntries(labelled).flatMap((item) => item.sentences)
  return [{ kind: 'list', isNumbered: false, items: labelled, sentences }]
}

function readLabelled(part: Part, next: Part | undefined): ListItem | null {
  const [label, ...others] = part.sentences
  if (part.kind !== 'prose' || !label || others.length > 0 || next?.kind !== 'list') return null
  if (!isLead(label) || countSpokenWords(label.text) > longestLabel || isNested(next)) return null
  return { text: dropColon(label.text), sentences: [label], below: next.items }
}

const isNested = ({ items }: List): boolean => items.some(({ below }) => below !== undefined)
