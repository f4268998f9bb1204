import type { MarkdownSlide } from './split-markdown.ts'
import { walkLines } from './walk-lines.ts'

const heading = /^ {0,3}(#{1,6})(?:\s|$)/

/** Cuts slides further, before every heading of one of these levels. */
export function splitAtHeadings(
  slides: readonly MarkdownSlide[],
  isDivider: (level: number) => boolean,
): MarkdownSlide[] {
  return slides.flatMap(({ fields, lines }) => {
    const starts = listHeadings(lines).flatMap(({ at, level }) => (isDivider(level) ? [at] : []))
    const cuts = [...new Set([0, ...starts]), lines.length]
    return cuts
      .slice(0, -1)
      .map((from, index) => lines.slice(from, cuts[index + 1]))
      .filter((part, _, all) => all.length === 1 || part.some((line) => line.trim()))
      .map((part, index) => ({ fields: index === 0 ? fields : new Map(), lines: part }))
  })
}

/**
 * Where nothing separates slides, headings do: those of the highest level that has text of its own,
 * and the ones above it, which stand alone.
 */
export function findSlideLevel(lines: readonly string[]): number {
  const levels = listHeadings(lines).flatMap(({ at, level }) => {
    const next = lines.slice(at + 1).find((line) => line.trim())
    return next !== undefined && !heading.test(next) ? [level] : []
  })
  return levels.length > 0 ? Math.min(...levels) : 1
}

function listHeadings(lines: readonly string[]): { at: number; level: number }[] {
  const places = walkLines(lines)
  return lines.flatMap((line, at) => {
    const [, marks] = places[at]?.isPlain ? (heading.exec(line) ?? []) : []
    return marks === undefined ? [] : [{ at, level: marks.length }]
  })
}
