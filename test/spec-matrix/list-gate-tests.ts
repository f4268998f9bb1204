import { findProjectTests } from './find-project-tests.ts'
import { listSpecifications } from './list-specifications.ts'
import type { TestProof } from './statement.ts'
import { isEndToEnd, isQuickProof, listTestProofs } from './weigh-proofs.ts'

/** Of what is not a statement of the specifications: what must not break for a day. */
const always = /@gate/

/**
 * The end-to-end tests of `npm test`, as Playwright picks them: one for each statement of the
 * specifications which no quicker test proves, and those that are marked. All of them take longer
 * than anybody waits for a check, and run in `npm run test:full`.
 */
export function listGateTests(): RegExp[] {
  const statements = listSpecifications().flatMap(({ sections }) =>
    sections.flatMap((section) => section.statements),
  )
  const choices = statements.flatMap((statement) => {
    const tests = listTestProofs(statement)
    const isQuick = tests.some((test) => isQuickProof(test, statement, findProjectTests))
    return isQuick ? [] : [tests.filter(isEndToEnd).map(writePattern)]
  })
  return [always, ...pickOneOfEach(choices).map((pattern) => new RegExp(pattern))]
}

/** Those without an alternative first: they may be the proof of others, too. */
function pickOneOfEach(choices: readonly (readonly string[])[]): string[] {
  const picked = new Set<string>()
  for (const patterns of choices.toSorted((one, other) => one.length - other.length)) {
    const [first] = patterns
    if (first !== undefined && !patterns.some((pattern) => picked.has(pattern))) picked.add(first)
  }
  return [...picked]
}

const writePattern = ({ file, title }: TestProof): string =>
  `${escapePattern(file.replace(/^.*\//, ''))} .*${title.split('…').map(escapePattern).join('.*')}`

const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
