import { readFileSync } from 'node:fs'

import type { FindTests } from './find-tests.ts'
import type { Statement, TestProof } from './statement.ts'

export const listTestProofs = ({ proofs }: Statement): TestProof[] =>
  proofs.filter((proof) => proof.kind === 'test')

/**
 * A test that has its sentences from the words compares them with themselves, and not with what
 * anybody gets to see, wherever it stands.
 */
export const isAboutWords = ({ file }: TestProof): boolean =>
  file.startsWith('src/words/') || importsWords(file)

const importsWords = (file: string): boolean =>
  /from '(?:#words|[./]+\/words)\//.test(
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  )

export const isEndToEnd = ({ file }: TestProof): boolean => file.endsWith('.e2e.ts')

/** Sees what stands on the screen: in a browser, or as a component paints it. */
export const seesScreen = (proof: TestProof): boolean =>
  isEndToEnd(proof) || proof.file.endsWith('.test.tsx')

/** All that it names leave themselves out where something is missing: a sample, a tool, a browser. */
export function maySkip({ file, title }: TestProof, findTests: FindTests): boolean {
  const found = findTests(file, title)
  return 'tests' in found && found.tests.every((test) => test.maySkip)
}

/** Enough by itself, and quicker than a browser: `npm test` need not run another for the statement. */
export const isQuickProof = (
  proof: TestProof,
  { kind }: Statement,
  findTests: FindTests,
): boolean =>
  !isEndToEnd(proof) &&
  !isAboutWords(proof) &&
  !maySkip(proof, findTests) &&
  (kind !== 'message' || seesScreen(proof))
