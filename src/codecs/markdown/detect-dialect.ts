import { readFrontMatter } from './read-front-matter.ts'
import { findTopFields } from './split-markdown.ts'
import { walkLines } from './walk-lines.ts'

/** Who wrote it: `plain` separates slides as all of them do and says no more. */
export type Dialect = 'marp' | 'slidev' | 'reveal' | 'pandoc' | 'plain'

const slidevFields = [
  'layout',
  'background',
  'transition',
  'drawings',
  'fonts',
  'src',
  'info',
  'highlighter',
  'lineNumbers',
  'mdc',
  'comark',
  'colorSchema',
  'class',
  'duration',
]

/** Null without evidence: then it is the plain format, in which prose is what is said. */
export function detectDialect(text: string): Dialect | null {
  const lines = text.split(/\r\n?|\n/)
  const places = walkLines(lines)
  const isPlain = (test: RegExp) => lines.some((line, at) => places[at]?.isPlain && test.test(line))
  const fields = findTopFields(lines)?.fields
  if (fields?.has('marp') || fields?.has('headingDivider')) return 'marp'
  if (isPlain(/^!\[bg\b/) || isPlain(/<!--\s*_?(?:class|paginate|headingDivider)\s*:/))
    return 'marp'
  if (slidevFields.some((name) => fields?.has(name)) || hasSlideFields(lines)) return 'slidev'
  if (isPlain(/<!--\s*\.(?:slide|element)\s*:/)) return 'reveal'
  if (fields || isPlain(/^:{3,}\s*(?:notes|\{\.notes\})/)) return 'pandoc'
  return isPlain(/^-{3,}\s*$/) ? 'plain' : null
}

/** Fields on top of a later slide, as only Slidev has them. */
function hasSlideFields(lines: readonly string[]): boolean {
  const places = walkLines(lines)
  const separators = lines.flatMap((line, at) =>
    places[at]?.isPlain && /^---\s*$/.test(line) ? [at] : [],
  )
  return separators.some((at, index) => {
    const end = separators[index + 1]
    const inside = end === undefined ? [] : lines.slice(at + 1, end)
    return at > 0 && Boolean(inside[0]?.trim()) && readFrontMatter(inside) !== null
  })
}
