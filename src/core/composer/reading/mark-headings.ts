import { looksLikeHeading } from './promote-headings.ts'

const numbered = /^(\d{1,2})[.)]\s+(\p{Lu}.*?)\s*$/u

/** So few may be steps that somebody has explained. */
const fewest = 3

/** In words, on average: what stands below a heading rather than beside a step. */
const body = 12

/**
 * "2. Status", and right below it what is said of it, again and again, as minutes are written: the
 * numbered lines are headings, where all of them count on from 1 and each has text of its own.
 */
export function markNumberedHeadings(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, at) => (numbered.test(line) ? at : []))
  const areHeadings =
    places.length >= fewest &&
    places.every((place, index) => {
      const [, ordinal, text = ''] = numbered.exec(lines[place] ?? '') ?? []
      const next = lines[place + 1] ?? ''
      return (
        Number(ordinal) === index + 1 &&
        (lines[place - 1] ?? '').trim() === '' &&
        looksLikeHeading(text) &&
        // What is indented goes on with the line above it.
        /^\S/u.test(next)
      )
    })
  const below = lines.slice(places[0]).join(' ').split(/\s+/u).length
  if (!areHeadings || below < places.length * body) return [...lines]
  return lines.map((line) => line.replace(numbered, '## $2'))
}
