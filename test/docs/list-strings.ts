import { parseSync } from 'vite'

type SyntaxNode = Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

/** Every string that is written in a source, its keys left out. */
export function listStrings(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return collectStrings(program)
}

function collectStrings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectStrings)
  if (!isNode(value)) return []
  if (value['type'] === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : []
  const { key: _name, ...rest } = value
  return Object.values(rest).flatMap(collectStrings)
}
