import { type ListedTest, listTests } from './list-tests.ts'

/** What a statement names, found in the source of its file: the tests, or what is wrong with it. */
export type FoundTests = { tests: readonly ListedTest[] } | { problem: string }

export type FindTests = (file: string, title: string) => FoundTests

const isRule = (title: string): boolean => /^[A-Z]{2}\d+$/.test(title)

/** Reads each file once. `readSource` answers null where there is no such file. */
export function createTestFinder(readSource: (file: string) => string | null): FindTests {
  const known = new Map<string, readonly ListedTest[] | null>()

  function testsIn(file: string): readonly ListedTest[] | null {
    const tests = known.get(file)
    if (tests !== undefined) return tests
    const source = readSource(file)
    const read = source === null ? null : joinAlike(listTests(file, source))
    known.set(file, read)
    return read
  }

  return function findTests(file, title) {
    const tests = testsIn(file)
    if (!tests) return { problem: `there is no ${file}` }
    const exact = tests.find((one) => one.title === title)
    if (exact) return { tests: [exact] }
    const found = tests.filter((one) => one.title.startsWith(isRule(title) ? `${title} ` : title))
    if (found.length === 0) return { problem: `${file} has no test “${title}”` }
    // A rule may take several tests; words that fit several leave open which one is meant.
    if (found.length > 1 && !isRule(title))
      return { problem: `${file} has several tests that begin with “${title}”` }
    return { tests: found }
  }
}

/** Several under one title are one, which may be missing only where all of them may. */
function joinAlike(tests: readonly ListedTest[]): ListedTest[] {
  const byTitle = new Map<string, ListedTest>()
  for (const { title, maySkip } of tests)
    byTitle.set(title, { title, maySkip: maySkip && (byTitle.get(title)?.maySkip ?? true) })
  return [...byTitle.values()]
}
