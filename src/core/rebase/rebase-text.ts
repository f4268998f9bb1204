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

  const [first, second] = own.at <= other.at ? [own, other] : [other, own]
  return (
    base.slice(0, first.at) +
    first.insert +
    base.slice(Math.min(endOf(first), second.at), second.at) +
    second.insert +
    base.slice(Math.max(endOf(first), endOf(second)))
  )
}

const endOf = ({ at, remove }: TextChange): number => at + remove
