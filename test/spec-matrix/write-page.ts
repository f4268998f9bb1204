import { decisions } from './decisions.ts'
import type { FindTests } from './find-tests.ts'
import type { Specification } from './list-specifications.ts'
import type { Proof, Section, Statement } from './statement.ts'

const skipMark = ' _(may skip itself)_'

const lead = `# What the specifications say, and what proves it

Every statement of the two specifications that the product is built from, in short words of our own; labels, messages and figures are quoted as they stand there. Beside each is the test that proves it; one that leaves itself out where a tool or a sample is missing is marked, and never stands alone. What the product does otherwise stands together [below](#otherwise-than-stated). Where the demo that they describe was a stub or a danger, the line of the decisions below that replaces it, with what proves that. Sentences that only say what the demo does not show are left out.

Made from \`test/spec-matrix\` by \`npm run matrix\`. \`npm test\` fails when a test that is named here is gone, a statement has no proof, a message is seen on no screen, or this page is not what the statements make of it.
`

export function writePage(specifications: readonly Specification[], findTests: FindTests): string {
  const parts = specifications.map(
    ({ title, sections }) =>
      `## ${title}\n\n${sections.map((section) => writeSection(section, findTests)).join('\n')}`,
  )
  return [
    lead,
    writeCounts(specifications),
    writeDepartures(specifications),
    ...parts,
    writeDecisions(specifications),
  ].join('\n')
}

const hasDecision = ({ proofs }: Statement): boolean =>
  proofs.some(({ kind }) => kind === 'decision')
const hasTest = ({ proofs }: Statement): boolean => proofs.some(({ kind }) => kind === 'test')

function writeCounts(specifications: readonly Specification[]): string {
  const rows = specifications.flatMap(({ title, sections }) =>
    sections.map((section) => ({ name: `${title}: ${section.title}`, rows: section.statements })),
  )
  const all = { name: '**All**', rows: rows.flatMap((row) => row.rows) }
  const lines = [...rows, all].map(({ name, rows: counted }) => {
    const tested = counted.filter(hasTest).length
    const replaced = counted.filter(hasDecision).length
    return `| ${name} | ${counted.length} | ${tested} | ${replaced} |`
  })
  return `| section | statements | with tests | replaced, in whole or part |\n|---|--:|--:|--:|\n${lines.join('\n')}\n`
}

const writeSection = ({ title, statements }: Section, findTests: FindTests): string =>
  `### ${title}\n\n| id | kind | statement | proof |\n|---|---|---|---|\n${statements
    .map((statement) => writeRow(statement, findTests))
    .join('\n')}\n`

function writeRow({ id, kind, says, proofs }: Statement, findTests: FindTests): string {
  const proof = proofs.map((one) => writeProof(one, findTests)).join('<br>')
  return `| <a id="${nameAnchor(id)}"></a>${id} | ${kind} | ${escapeCell(says)} | ${proof} |`
}

const nameAnchor = (id: string): string => id.toLowerCase()
const linkRow = (id: string): string => `[${id}](#${nameAnchor(id)})`

function writeProof(proof: Proof, findTests: FindTests): string {
  if (proof.kind === 'decision') return `replaced: [${proof.id}](#decisions)`
  if (proof.kind === 'note') return `_${escapeCell(proof.text)}_`
  if (proof.kind === 'departure') return `otherwise: ${escapeCell(proof.text)}`
  const found = findTests(proof.file, proof.title)
  const named = 'tests' in found ? found.tests : [{ title: proof.title, maySkip: false }]
  const titles = named.map((test) => `${escapeCell(test.title)}${test.maySkip ? skipMark : ''}`)
  const name = proof.file.split('/').at(-1) ?? proof.file
  return `[${name}](../${proof.file}): ${titles.join('; ')}`
}

const listStatements = (specifications: readonly Specification[]): Statement[] =>
  specifications.flatMap(({ sections }) => sections.flatMap(({ statements }) => statements))

function writeDepartures(specifications: readonly Specification[]): string {
  const lines = listStatements(specifications).flatMap(({ id, says, proofs }) =>
    proofs.flatMap((proof) =>
      proof.kind === 'departure'
        ? [`| ${linkRow(id)} | ${escapeCell(says)} | ${escapeCell(proof.text)} |`]
        : [],
    ),
  )
  return `## Otherwise than stated\n\nEverything that the product does otherwise and no decision speaks of.\n\n| id | statement | instead |\n|---|---|---|\n${lines.join('\n')}\n`
}

function writeDecisions(specifications: readonly Specification[]): string {
  const statements = listStatements(specifications)
  const lines = Object.entries(decisions).map(([id, says]) => {
    const replaced = statements
      .filter(({ proofs }) => proofs.some((proof) => proof.kind === 'decision' && proof.id === id))
      .map((statement) => linkRow(statement.id))
    return `| ${id} | ${escapeCell(says)} | ${replaced.join(', ')} |`
  })
  return `## Decisions\n\n| decision | what is built | replaces |\n|---|---|---|\n${lines.join('\n')}\n`
}

/** A title may hold what Markdown takes for markup. */
const escapeCell = (text: string): string => text.replaceAll(/[|<>*_[\]]/g, (sign) => `\\${sign}`)
