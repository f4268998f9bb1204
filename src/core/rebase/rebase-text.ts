import { diffText, type TextChange } from './diff-text.ts'

/**
 * What `mine` would say had it been written with `theirs` in view; both were made from `base`.
 * Whatever they typed stays, even in the midst of what is gone from mine.
 */
export function rebaseText(base: string, mine: string, theirs: string): string {
  const pairs = listDiffs(base, mine).flatMap((own) =>
    listDiffs(base, theirs).map((other) => [own, other] as const),
  )
  // Of "one other", losing "ne o" leaves the same as losing "one ". Where such a choice lets the
  // changes stand apart they are taken so, since then each is what somebody really did.
  const pair = pairs.find(standApart) ?? pairs[0]
  if (!pair) return mine === base ? theirs : mine

  const [own, other] = pair
  const [first, second] = own.at <= other.at ? [own, other] : [other, own]
  return (
    base.slice(0, first.at) +
    first.insert +
    base.slice(Math.min(endOf(first), second.at), second.at) +
    second.insert +
    base.slice(Math.max(endOf(first), endOf(second)))
  )
}

const listDiffs = (before: string, after: string): TextChange[] =>
  (['start', 'end'] as const).flatMap((prefer) => diffText(before, after, prefer) ?? [])

const standApart = ([a, b]: readonly [TextChange, TextChange]): boolean =>
  endOf(a) <= b.at || endOf(b) <= a.at

const endOf = ({ at, remove }: TextChange): number => at + remove
