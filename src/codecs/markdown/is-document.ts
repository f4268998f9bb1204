import { readOutline } from '../text/read-outline.ts'
import { detectDialect } from './detect-dialect.ts'
import { walkLines } from './walk-lines.ts'

const tableRule = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)+\|?\s*$/

/**
 * A text that was written to be read, as a README is: no tool's slides, and as the plain format its
 * code and tables would be spoken, or most of its slides would be titles above nothing.
 */
export function isDocument(text: string): boolean {
  if (detectDialect(text) !== null) return false
  const slides = readOutline(text)?.slides ?? []
  if (slides.length === 0) return false
  const lines = text.split(/\r\n?|\n/)
  const hasBlocks =
    walkLines(lines).some(({ isCode }) => isCode) || lines.some((line) => tableRule.test(line))
  const bare = slides.filter(({ content, notes }) => content.length === 0 && notes !== '')
  return hasBlocks || bare.length * 2 > slides.length
}
