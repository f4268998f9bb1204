import {
  isNode,
  listNodes,
  listParts,
  nameOf,
  parseSource,
  type SyntaxNode,
  withoutExport,
} from './syntax.ts'

/** A sentence, or a word as it begins one. */
const isText = (value: string): boolean => /\p{L}{2,}\s+\p{L}|^\p{Lu}\p{Ll}/u.test(value)

/** Of a string, or of a piece of a template between its values. */
function readText({ type, value }: SyntaxNode): string {
  if (type === 'Literal') return typeof value === 'string' ? value : ''
  const isPiece = type === 'TemplateElement' && typeof value === 'object' && value !== null
  return isPiece && 'cooked' in value ? String(value.cooked) : ''
}

const isTranslatable = (node: unknown): boolean =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node['callee']) === 'translatable'

/** What words files hand out in English whatever language is in force. */
export function findFixedWords(path: string, source: string): string[] {
  const declared = new Map<string, SyntaxNode>()
  const handedOut: SyntaxNode[] = []
  for (const statement of parseSource(path, source)) {
    const declaration = withoutExport(statement)
    const several = listNodes(declaration['declarations'])
    for (const one of several.length > 0 ? several : [declaration]) {
      if (isTranslatable(one['init'])) continue
      declared.set(nameOf(one['id']), one)
      if (statement.type === 'ExportNamedDeclaration') handedOut.push(one)
    }
  }

  const seen = new Set<SyntaxNode>()
  const collect = (node: SyntaxNode): string[] => {
    if (seen.has(node)) return []
    seen.add(node)
    const used = node.type === 'Identifier' ? declared.get(nameOf(node)) : undefined
    const said = readText(node)
    return [
      ...(isText(said) ? [said] : []),
      ...(used ? collect(used) : []),
      ...listParts(node).flatMap(collect),
    ]
  }
  return handedOut.flatMap(collect)
}
