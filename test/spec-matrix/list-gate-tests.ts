import { listSpecifications } from './list-specifications.ts'

/** Of what is not a statement of the specifications: what must not break for a day. */
const always = /@gate/

/**
 * The end-to-end tests of `npm test`, as Playwright picks them: those that prove a statement of the
 * specifications, and those that are marked. All of them take longer than anybody waits for a check.
 */
export function listGateTests(): RegExp[] {
  const proofs = listSpecifications().flatMap(({ sections }) =>
    sections.flatMap(({ statements }) => statements.flatMap((statement) => statement.proofs)),
  )
  const picked = new Set(
    proofs.flatMap((proof) =>
      proof.kind === 'test' && proof.file.endsWith('.e2e.ts')
        ? [`${escapePattern(proof.file.replace(/^.*\//, ''))} .*${escapePattern(proof.title)}`]
        : [],
    ),
  )
  return [always, ...[...picked].map((pattern) => new RegExp(pattern))]
}

const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
