import { posix } from 'node:path'

import {
  isFunction,
  isNode,
  listNodes,
  listParts,
  nameOf,
  parseSource,
  type SyntaxNode,
  withoutExport,
} from './syntax.ts'

/** What a path such as `shareWords.dialog.title` of a words file leads to. */
export type ResolveWord = (file: string, path: readonly string[]) => unknown

type Origin = { file: string; path: readonly string[] }

/** They call what they are given at once. */
const eager = new Set(
  'every filter find flatMap forEach from map reduce some sort toSorted'.split(' '),
)

/** What is made for use by words, and says nothing itself. */
const silent = new Set(['translatable', 'inLanguage'])

/**
 * Words that a source takes while it is loaded: it would keep them when the language changes. To
 * give a part of them a name is not to take them, because it is looked into when it is read.
 */
export function findTakenWords(path: string, source: string, resolve: ResolveWord): string[] {
  const statements = parseSource(path, source)
  const words = listWordImports(path, statements)
  const functions = new Map<string, SyntaxNode>()
  for (const statement of statements.map(withoutExport)) {
    if (isFunction(statement)) functions.set(nameOf(statement['id']), statement)
    for (const { id, init } of listNodes(statement['declarations']))
      if (isNode(init) && isFunction(init)) functions.set(nameOf(id), init)
  }
  const called = new Set<SyntaxNode>()
  const taken: string[] = []

  const trace = (node: unknown): Origin | null => {
    if (!isNode(node)) return null
    if (node.type === 'Identifier') return words.get(nameOf(node)) ?? null
    const of = node.type === 'MemberExpression' ? trace(node['object']) : null
    if (!of || node['computed']) return of
    return { file: of.file, path: [...of.path, nameOf(node['property'])] }
  }
  const isPart = ({ file, path: way }: Origin): boolean => {
    const word = resolve(file, way)
    return typeof word === 'object' && word !== null && !Array.isArray(word)
  }
  const take = ({ path: way }: Origin) => taken.push(way.join('.'))

  const name = (pattern: unknown, origin: Origin) => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') {
      if (isPart(origin)) words.set(nameOf(pattern), origin)
      else take(origin)
    } else
      for (const { key, value } of listNodes(pattern['properties']))
        name(value, { ...origin, path: [...origin.path, nameOf(key)] })
  }

  const run = (functionNode: SyntaxNode) => {
    if (called.has(functionNode)) return
    called.add(functionNode)
    visitAll(listNodes(functionNode['body']))
  }

  const visitAll = (nodes: readonly SyntaxNode[]) => nodes.forEach(visit)
  const visit = (node: SyntaxNode): void => {
    if (isFunction(node) || node.type === 'ImportDeclaration') return
    if (node.type === 'PropertyDefinition' && !node['static']) return
    const origin = trace(node)
    if (origin) {
      take(origin)
      return
    }
    if (node.type === 'VariableDeclarator') {
      const given = trace(node['init'])
      if (given && !hasComputed(node['init'])) {
        name(node['id'], given)
        return
      }
    }
    if (node.type === 'Property') {
      // A part that another part of the words holds under a name of its own.
      const given = trace(node['value'])
      if (given && !hasComputed(node['value']) && isPart(given)) return
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node['callee']
      if (silent.has(nameOf(callee))) {
        visitAll(listNodes(node['arguments']))
        return
      }
      const known = functions.get(nameOf(callee))
      if (known) run(known)
      if (isNode(callee) && isFunction(callee)) run(callee)
      const isEager = isNode(callee) && eager.has(nameOf(callee['property']))
      if (isEager)
        for (const given of listNodes(node['arguments'])) if (isFunction(given)) run(given)
    }
    visitAll(listParts(node))
  }
  visitAll(statements)
  return taken
}

const hasComputed = (node: unknown): boolean =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  (Boolean(node['computed']) || hasComputed(node['object']))

/** `#words/editor/find.ts`, or from among the words themselves `../editor/find.ts`: `editor/find.ts`. */
function findWordsFile(from: string, inWords: string | undefined): string | null {
  if (inWords !== undefined && /^\.\.?\//.test(from))
    return posix.join(posix.dirname(inWords), from)
  return /^#words\/(.+\.ts)$/.exec(from)?.[1] ?? null
}

/** By the name they have here: each is an export of a words file. */
function listWordImports(path: string, statements: readonly SyntaxNode[]): Map<string, Origin> {
  const [, inWords] = /(?:^|\/)src\/words\/(.*)$/.exec(path) ?? []
  const imports = new Map<string, Origin>()
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration' || statement['importKind'] === 'type') continue
    const from = isNode(statement['source']) ? String(statement['source']['value']) : ''
    const file = findWordsFile(from, inWords)
    if (!file) continue
    for (const { imported, local, importKind } of listNodes(statement['specifiers']))
      if (importKind !== 'type' && !silent.has(nameOf(imported)))
        imports.set(nameOf(local), { file, path: [nameOf(imported)] })
  }
  return imports
}
