import { parseSync } from 'vite'

/** `base` is what a file calls the plain test when it has made one of its own. */
const titled = new Set(['test', 'it', 'base'])
const leftOut = new Set(['skip', 'fixme', 'todo'])

/**
 * The titles of the tests in a file, read from its source and not by running it. What a title takes
 * from a variable is written as `…`. Tests that are left out are none.
 */
export function listTestTitles(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return collectTitles(program)
}

type SyntaxNode = Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

function collectTitles(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectTitles)
  if (!isNode(value)) return []
  const inside = () => Object.values(value).flatMap(collectTitles)
  if (value['type'] !== 'CallExpression') return inside()
  if (isLeftOut(value['callee'])) return []
  const [first] = value['arguments'] as unknown[]
  const title = titled.has(nameCallee(value['callee'])) ? readTitle(first) : undefined
  return title === undefined ? inside() : [title, ...inside()]
}

/** test.skip(…), describe.skip(…): nothing inside them runs. */
const isLeftOut = (callee: unknown): boolean =>
  isNode(callee) &&
  callee['type'] === 'MemberExpression' &&
  isNode(callee['property']) &&
  leftOut.has(String(callee['property']['name']))

/** `test` in test(…), and in test.each(…)(…) or test.skipIf(…)(…), where the second call has the title. */
function nameCallee(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee['type'] === 'Identifier') return String(callee['name'])
  if (callee['type'] !== 'CallExpression') return ''
  const inner = callee['callee']
  return isNode(inner) && inner['type'] === 'MemberExpression' ? nameCallee(inner['object']) : ''
}

function readTitle(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node['type'] === 'Literal' && typeof node['value'] === 'string')
    return hidePlaces(node['value'])
  if (node['type'] !== 'TemplateLiteral') return undefined
  const parts = node['quasis'] as { value: { cooked: string } }[]
  return hidePlaces(parts.map(({ value }) => value.cooked).join('…'))
}

/** Where vitest puts in the values of a table: %s, $name. */
const hidePlaces = (title: string): string => title.replaceAll(/%[sdioj#]|\$[\w.]+/g, '…')
