import { joinCells, type SlideTable, splitCells } from '../deck/slide-table.ts'
import { isSame } from './is-same.ts'
import { rebaseFields } from './rebase-fields.ts'
import { rebaseList } from './rebase-list.ts'

type MaybeTable = SlideTable | undefined

/** Row by row, as bullets are; a table that one side made or took away is there or gone. */
export function rebaseTable(base: MaybeTable, mine: MaybeTable, theirs: MaybeTable): MaybeTable {
  if (isSame(base, theirs)) return mine
  if (!base || !mine || !theirs) return theirs ?? (base ? undefined : mine)
  const [before, own, after] = [base, mine, theirs].map(({ rows }) => rows.map(joinCells))
  const { rows: _rows, ...fields } = rebaseFields(base, mine, theirs)
  return { ...fields, rows: rebaseList(before ?? [], own ?? [], after ?? []).map(splitCells) }
}
