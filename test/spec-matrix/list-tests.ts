import { parseSync } from 'vite'

/** A test by its title. `maySkip`: it leaves itself out where something is missing. */
export type ListedTest = { title: string; maySkip: boolean }

/** `base` is what a file calls the plain test when it has made one of its own. */
const titled = new Set(['test', 'it', 'base'])
const leftOut = new Set(['skip', 'fixme', 'todo'])
const conditional = new Set(['skipIf', 'runIf'])
/** What they skip is everything they stand beside. */
const hooks = new Set(['beforeEach', 'beforeAll'])

/**
 * The tests in a file, read from its source and not by running it. What a title takes from a
 * variable is written as `…`. Tests that are left out are none.
 */
export function listTests(path: string, source: string): ListedTest[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return collectTests(program, skipsItself(program))
}

type SyntaxNode = Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

function collectTests(value: unknown, maySkip: boolean): ListedTest[] {
  if (Array.isArray(value)) return value.flatMap((one) => collectTests(one, maySkip))
  if (!isNode(value)) return []
  if (value['type'] !== 'CallExpression')
    return Object.values(value).flatMap((one) => collectTests(one, maySkip))
  const { callee } = value
  if (isLeftOut(callee)) return []
  const given = value['arguments'] as unknown[]
  const title = titled.has(nameCallee(callee)) ? readTitle(given[0]) : undefined
  const skips = maySkip || isConditional(callee) || given.some(skipsItself)
  const inside = given.flatMap((one) => collectTests(one, skips))
  return title === undefined
    ? [...collectTests(callee, maySkip), ...inside]
    : [{ title, maySkip: skips }, ...inside]
}

/** test.skip(…), describe.skip(…): nothing inside them runs. */
const isLeftOut = (callee: unknown): boolean => leftOut.has(nameMember(callee))

/** describe.skipIf(…)(…), test.runIf(…).each(…)(…): whether it runs is known only then. */
const isConditional = (callee: unknown): boolean =>
  isNode(callee) &&
  (conditional.has(nameMember(callee)) ||
    isConditional(callee['callee']) ||
    isConditional(callee['object']))

/** Whether a file, a group or a test has `test.skip(…)` or `context.skip()` among what it does itself. */
function skipsItself(value: unknown): boolean {
  if (!isNode(value)) return false
  if (isFunction(value)) return hasSkip(value['body'])
  return value['type'] === 'Program' && hasSkip(value['body'])
}

/** Not looked for inside other functions: those are groups and tests of their own. */
function hasSkip(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSkip)
  if (!isNode(value) || isFunction(value)) return false
  if (value['type'] !== 'CallExpression') return Object.values(value).some(hasSkip)
  const { callee } = value
  const given = value['arguments'] as unknown[]
  const [first, second] = given
  // With a title or something to do it is a test of its own, which is left out.
  if (nameMember(callee) === 'skip') return readTitle(first) === undefined && !isFunction(second)
  if (hooks.has(nameMember(callee) || nameCallee(callee))) return given.some(skipsItself)
  return Object.values(value).some(hasSkip)
}

const isFunction = (value: unknown): value is SyntaxNode =>
  isNode(value) && /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(String(value['type']))

/** `skip` in test.skip, whatever it is called on. */
const nameMember = (callee: unknown): string =>
  isNode(callee) && callee['type'] === 'MemberExpression' && isNode(callee['property'])
    ? String(callee['property']['name'])
    : ''

/** `test` in test(…), and in test.each(…)(…) or test.skipIf(…).each(…)(…), where the last call has the title. */
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
