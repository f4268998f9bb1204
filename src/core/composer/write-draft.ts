import { beginUpper } from './begin-upper.ts'
import { type Draft, isText } from './draft.ts'
import type { Shown, WritingContext } from './shown.ts'
import { writeGroup } from './write-group.ts'
import { writeList } from './write-list.ts'
import { writeProse } from './write-prose.ts'
import { writeTable } from './write-table.ts'

/** What a slide shows of its part of the text, in the form that the text has. */
export function writeDraft(draft: Draft, title: string, context: WritingContext): Shown {
  if (draft.members.length > 0) return writeGroup(draft, context)
  const [part] = draft.parts
  if (part && !isText(part)) {
    if (part.kind === 'list') return writeList(part, context)
    if (part.kind === 'table') return { content: [], table: writeTable(part.table) }
    if (part.kind === 'quotation') return { content: [`“${part.words}”`, beginUpper(part.author)] }
  }
  return writeProse(
    draft.parts.flatMap(({ sentences }) => sentences),
    title,
    context,
  )
}
