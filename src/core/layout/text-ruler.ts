/** How wide the part of a text from one place to another is, in em. */
export type TextRuler = (start: number, end: number) => number

/** More than any text has characters, so that two places make one number. */
const longest = 2 ** 26

/**
 * Measures each part once, however often the text is broken into lines: at every size and width that
 * is tried, the same parts are asked for again.
 */
export function createTextRuler(text: string, measureEm: (text: string) => number): TextRuler {
  const known = new Map<number, number>()
  return (start, end) => {
    const key = start * longest + end
    const before = known.get(key)
    if (before !== undefined) return before
    const em = measureEm(text.slice(start, end))
    known.set(key, em)
    return em
  }
}
