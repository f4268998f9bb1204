import { diffText, type TextChange } from './diff-text.ts'

/**
 * What `mine` would say had it been written with `theirs` in view; both were made from `base`.
 * Whatever they typed stays, even in the midst of what is gone from mine.
 */
export function rebaseText(base: string, mine: string, theirs: string): string {
  const own = diffText(base, mine)
  const other = diffText(base, theirs)
  if (!own) return theirs
  if (!other) return mine

  const [first, second] = order(own, slideBefore(base, other, own))
  return (
    base.slice(0, first.at) +
    first.insert +
    base.slice(Math.min(endOf(first), second.at), second.at) +
    second.insert +
    base.slice(Math.max(endOf(first), endOf(second)))
  )
}

/**
 * Of "one other", losing "ne o" or losing "one " leaves the same. A deletion that overlaps another
 * change is taken as the one further left that does not, where there is one.
 */
function slideBefore(base: string, change: TextChange, other: TextChange): TextChange {
  const overlap = endOf(change) - other.at
  if (change.insert !== '' || change.at > other.at || overlap <= 0 || overlap > change.at)
    return change
  const at = change.at - overlap
  const isSameText = base.slice(at, change.at) === base.slice(at + change.remove, endOf(change))
  return isSameText ? { ...change, at } : change
}

const order = (own: TextChange, other: TextChange): [TextChange, TextChange] =>
  own.at <= other.at ? [own, other] : [other, own]

const endOf = ({ at, remove }: TextChange): number => at + remove
