import { looksLikeHeading } from './promote-headings.ts'

const numbered = /^(\d{1,2})[.)]\s+(\p{Lu}.*?)\s*$/u

/** So few may be steps that somebody has explained. */
const fewest = 3

/** In words, on average: what stands below a heading rather than beside a step; more where it is set in. */
const body = { flush: 12, setIn: 20 } as const

/**
 * "2. Status", and below it what is said of it, again and again, as minutes are written: the
 * numbered lines are headings, where all of them count on from 1 and each has text of its own. Set in,
 * a little text is what explains a step.
 */
export function markNumberedHeadings(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, at) => (numbered.test(line) ? at : []))
  const width = Math.max(...lines.map(({ length }) => length))
  const isSetIn = (at: number) => /^\s/u.test(lines[at + 1] ?? '')
  const areNames =
    places.length >= fewest &&
    places.every((place, index) => {
      const [, ordinal, text = ''] = numbered.exec(lines[place] ?? '') ?? []
      const next = lines[place + 1]
      return (
        Number(ordinal) === index + 1 &&
        (lines[place - 1] ?? '').trim() === '' &&
        looksLikeHeading(text) &&
        next !== undefined &&
        // What is indented goes on with the line above it, unless that has ended before its time.
        (!isSetIn(place) || endsEarly(lines[place] ?? '', next, width))
      )
    })
  if (!areNames) return [...lines]
  const below = lines.slice(places[0]).join(' ').trim().split(/\s+/u).length
  const areAllSetIn = places.every(isSetIn)
  if (below >= places.length * body[areAllSetIn ? 'setIn' : 'flush'])
    return lines.map((line) => line.replace(numbered, '## $2'))
  const ended = new Set(places.filter(isSetIn))
  return lines.map((line, at) => (ended.has(at) ? `${line.trimEnd()}.` : line))
}

/** So much of a line nobody leaves empty in the middle of a sentence. */
const filled = 0.7

const endsEarly = (line: string, next: string, width: number): boolean => {
  const [word = ''] = next.trim().split(/\s/u)
  return /^[\p{Lu}\p{N}"“„«]/u.test(word) && line.length + 1 + word.length < filled * width
}
