import { listTestTitles } from './list-test-titles.ts'

/** What a statement names, found in the source of its file: the titles, or what is wrong with it. */
export type FoundTests = { titles: readonly string[] } | { problem: string }

export type FindTests = (file: string, title: string) => FoundTests

const isRule = (title: string): boolean => /^[A-Z]{2}\d+$/.test(title)

/** Reads each file once. `readSource` answers null where there is no such file. */
export function createTestFinder(readSource: (file: string) => string | null): FindTests {
  const known = new Map<string, readonly string[] | null>()

  function titlesIn(file: string): readonly string[] | null {
    const titles = known.get(file)
    if (titles !== undefined) return titles
    const source = readSource(file)
    const read = source === null ? null : [...new Set(listTestTitles(file, source))]
    known.set(file, read)
    return read
  }

  return function findTests(file, title) {
    const titles = titlesIn(file)
    if (!titles) return { problem: `there is no ${file}` }
    if (titles.includes(title)) return { titles: [title] }
    const found = titles.filter((one) => one.startsWith(isRule(title) ? `${title} ` : title))
    if (found.length === 0) return { problem: `${file} has no test “${title}”` }
    // A rule may take several tests; words that fit several leave open which one is meant.
    if (found.length > 1 && !isRule(title))
      return { problem: `${file} has several tests that begin with “${title}”` }
    return { titles: found }
  }
}
