import { createTextCutter } from '../../text-cutter.ts'

const cutLetters = createTextCutter('grapheme')

/** Letters and signs that never join with a neighbour: most texts, and much faster to split. */
const simple =
  /^[\u0020-\u02FF\u0370-\u0482\u048A-\u052F\u05D0-\u05EA\u0621-\u064A\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u3000-\u3029\u3030-\u3098\u309B-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF9D]*$/

/** Each of its characters stands for itself. */
export const joinsNothing = (text: string): boolean => simple.test(text)

/** What a reader takes for one character: a letter with its accents, an emoji with its joiners. */
export function splitGraphemes(text: string): string[] {
  return joinsNothing(text)
    ? text.split('')
    : Array.from(cutLetters(text), ({ segment }) => segment)
}
