/** A place for the caret: which of a slide's texts, and how far along it. */
export type TextPlace = { index: number; at: number }

/** Where texts of a slide changed by undo or redo, to go on typing there. Null when none did. */
export function findChangedText(
  before: readonly string[],
  after: readonly string[],
): TextPlace | null {
  const differing = after.findIndex((text, place) => text !== before[place])
  if (differing < 0 && before.length <= after.length) return null
  const index = differing < 0 ? after.length : differing
  const old = before[index] ?? ''
  const now = after[index] ?? ''
  const start = countSame(old, now, (text, place) => text[place])

  if (before.length === after.length) {
    const end = countSame(old.slice(start), now.slice(start), (text, place) => text.at(-1 - place))
    return { index, at: now.length - end }
  }
  const isSplitOrJoined = start > 0 && start === Math.min(old.length, now.length)
  if (isSplitOrJoined) return { index, at: start }
  // Whole texts came or went behind one that stayed.
  const stayed = Math.max(index - 1, 0)
  return { index: stayed, at: after[stayed]?.length ?? 0 }
}

type Read = (text: string, place: number) => string | undefined

function countSame(one: string, other: string, read: Read): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && read(one, count) === read(other, count)) count += 1
  return count
}
