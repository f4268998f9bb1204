export type TextChange = { at: number; remove: number; insert: string }

/** The one stretch in which two texts differ; never begins or ends inside a surrogate pair. */
export function diffText(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)

  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  if (splitsPair(before, start) || splitsPair(after, start)) start--

  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  if (splitsPair(before, before.length - end) || splitsPair(after, after.length - end)) end--

  return {
    at: start,
    remove: before.length - end - start,
    insert: after.slice(start, after.length - end),
  }
}

const splitsPair = (text: string, at: number): boolean =>
  isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff) &&
  isBetween(text.charCodeAt(at), 0xdc00, 0xdfff)

// NaN, past either end of the text, is between nothing.
const isBetween = (unit: number, low: number, high: number): boolean => unit >= low && unit <= high
