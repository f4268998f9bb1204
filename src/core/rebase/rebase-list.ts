import { diffList } from './diff-list.ts'
import { rebaseText } from './rebase-text.ts'

/** As `rebaseText`, for a list of texts. An item that is gone from mine stays if they wrote in it. */
export function rebaseList(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const own = traceItems(base, mine)
  const other = traceItems(base, theirs)
  const merged: string[] = []
  for (let index = 0; index <= base.length; index++) {
    merged.push(...(own.inserted[index] ?? []), ...(other.inserted[index] ?? []))
    const item = mergeItem(base[index], own.became[index], other.became[index])
    if (item !== undefined) merged.push(item)
  }
  return merged
}

function mergeItem(base = '', mine?: string, theirs?: string): string | undefined {
  if (theirs === undefined) return undefined
  if (mine !== undefined) return rebaseText(base, mine, theirs)
  return rebaseText(base, '', theirs) || undefined
}

/** What became of each item (undefined when it is gone), and what now stands before it. */
function traceItems(before: readonly string[], after: readonly string[]) {
  const became: (string | undefined)[] = [...before]
  const inserted: string[][] = []
  for (const { at, remove, insert } of diffList(before, after)) {
    const shared = Math.min(remove, insert.length)
    for (let offset = 0; offset < remove; offset++) became[at + offset] = insert[offset]
    if (insert.length > shared) inserted[at + shared] = insert.slice(shared)
  }
  return { became, inserted }
}
