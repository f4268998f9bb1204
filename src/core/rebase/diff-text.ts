export type TextChange = { at: number; remove: number; insert: string }

/**
 * The one stretch in which two texts differ; never begins or ends inside a surrogate pair.
 * "aa" becomes "aaa" in three places: `prefer` says which end of the text counts as untouched.
 */
export function diffText(
  before: string,
  after: string,
  prefer: 'start' | 'end' = 'start',
): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  let end = 0
  if (prefer === 'end') end = countSameEnd(before, after, shorter)
  start = countSameStart(before, after, shorter - end)
  if (prefer === 'start') end = countSameEnd(before, after, shorter - start)
  return {
    at: start,
    remove: before.length - end - start,
    insert: after.slice(start, after.length - end),
  }
}

function countSameStart(before: string, after: string, most: number): number {
  let count = 0
  while (count < most && before[count] === after[count]) count++
  return splitsPair(before, count) || splitsPair(after, count) ? count - 1 : count
}

function countSameEnd(before: string, after: string, most: number): number {
  let count = 0
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count++
  const splits =
    splitsPair(before, before.length - count) || splitsPair(after, after.length - count)
  return splits ? count - 1 : count
}

const splitsPair = (text: string, at: number): boolean =>
  isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff) &&
  isBetween(text.charCodeAt(at), 0xdc00, 0xdfff)

// NaN, past either end of the text, is between nothing.
const isBetween = (unit: number, low: number, high: number): boolean => unit >= low && unit <= high
