import { listParts, parseSource, type SyntaxNode } from './syntax.ts'

/** Every string that is written in a source, its keys left out. */
export const listStrings = (path: string, source: string): string[] =>
  parseSource(path, source).flatMap(collectStrings)

const collectStrings = (node: SyntaxNode): string[] =>
  node.type === 'Literal' && typeof node['value'] === 'string'
    ? [node['value']]
    : listParts(node).flatMap(collectStrings)
