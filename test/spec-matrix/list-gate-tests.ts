import { listSpecifications } from './list-specifications.ts'

/** Of what is not a statement of the specifications: what must not break for a day. */
const always = /@gate/

/**
 * The end-to-end tests of `npm test`, as Playwright picks them: those that prove a statement of the
 * specifications which no quicker test proves, and those that are marked. All of them take longer
 * than anybody waits for a check.
 */
export function listGateTests(): RegExp[] {
  const statements = listSpecifications().flatMap(({ sections }) =>
    sections.flatMap((section) => section.statements),
  )
  const picked = new Set(
    statements.flatMap(({ proofs }) => {
      const tests = proofs.filter((proof) => proof.kind === 'test')
      return tests.every(isEndToEnd) ? tests.map(writePattern) : []
    }),
  )
  return [always, ...[...picked].map((pattern) => new RegExp(pattern))]
}

type NamedTest = { file: string; title: string }

const isEndToEnd = ({ file }: NamedTest): boolean => file.endsWith('.e2e.ts')

const writePattern = ({ file, title }: NamedTest): string =>
  `${escapePattern(file.replace(/^.*\//, ''))} .*${escapePattern(title)}`

const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
