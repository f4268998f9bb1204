import { countWords } from '../deck/talk/estimate-duration.ts'
import { createTextCutter } from '../text-cutter.ts'

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const cutWords = createTextCutter('word')

/** Words as they are heard, also where they are not written apart. */
export function countSpokenWords(text: string): number {
  if (!unspaced.test(text)) return countWords(text)
  return [...cutWords(text)].filter(({ isWordLike }) => isWordLike).length
}
