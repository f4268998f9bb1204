import type { DecisionId } from './decisions.ts'

export type Kind =
  | 'screen'
  | 'entity'
  | 'rule'
  | 'state'
  | 'default'
  | 'message'
  | 'constant'
  | 'call'

/** A test by its file and the beginning of its title, which is often only the number of a rule. */
export type TestProof = { kind: 'test'; file: string; title: string }
type Replacement = { kind: 'decision'; id: DecisionId }
type Note = { kind: 'note'; text: string }
type Departure = { kind: 'departure'; text: string }

export type Proof = TestProof | Replacement | Note | Departure

/** One sentence of the specifications, in words of our own; what is quoted there is quoted here. */
export type Statement = { id: string; kind: Kind; says: string; proofs: readonly Proof[] }

export type Section = { title: string; statements: readonly Statement[] }

export const state = (
  id: string,
  kind: Kind,
  says: string,
  ...proofs: readonly Proof[]
): Statement => ({ id, kind, says, proofs })

export const inFile =
  (file: string) =>
  (title: string): Proof => ({ kind: 'test', file, title })

/** What the product does instead, because the demo's way was a stub or a danger. */
export const replacedBy = (id: DecisionId): Proof => ({ kind: 'decision', id })

export const note = (text: string): Proof => ({ kind: 'note', text })

/** What the product does otherwise, although no decision says so. */
export const departs = (text: string): Proof => ({ kind: 'departure', text })
