import { parseSync } from 'vite'

export type SyntaxNode = { type: string } & Record<string, unknown>

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The statements of a source file. */
export function parseSource(path: string, source: string): SyntaxNode[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return listNodes(program.body)
}

/** What a node consists of, in the order of the text; types are no part of what runs. */
export function listParts(node: SyntaxNode): SyntaxNode[] {
  if (isType(node)) return []
  const { key, computed, ...rest } = node
  return [...(computed ? listNodes(key) : []), ...Object.values(rest).flatMap(listNodes)]
}

export const listNodes = (value: unknown): SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode)

const expressionsOfTypes = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') && !expressionsOfTypes.has(type)

export const isFunction = ({ type }: SyntaxNode): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)

/** What `export const a = …` and `const a = …` declare alike. */
export const withoutExport = (statement: SyntaxNode): SyntaxNode =>
  isNode(statement['declaration']) ? statement['declaration'] : statement

export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
