/** An element by its local name: office programs differ in their prefixes, not in these. */
export type XmlElement = {
  name: string
  /** By local name; of two with the same one the last. */
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

/** The text is no XML, or none that a file of ours may hold. */
export class XmlError extends Error {
  override name = 'XmlError'
}

/** A file made to exhaust the reader has more. */
const limits = { elements: 2_000_000, depth: 512 } as const

/**
 * Reads a document without its namespaces. Document types are refused: with them an entity could
 * grow without end or name a file. Workers have no DOMParser, and it would build far more than is needed.
 */
export function readXml(source: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: { element: XmlElement; tag: string }[] = [{ element: top, tag: '' }]
  let elements = 0
  let at = 0
  for (;;) {
    const begin = source.indexOf('<', at)
    if (begin === -1) break
    const parent = open.at(-1)
    if (!parent) throw new XmlError('nothing is open')
    if (begin > at && open.length > 1)
      parent.element.children.push(decodeEntities(source.slice(at, begin)))
    if (source.startsWith('<!--', begin)) at = findEnd(source, '-->', begin)
    else if (source.startsWith('<![CDATA[', begin)) {
      at = findEnd(source, ']]>', begin)
      parent.element.children.push(source.slice(begin + 9, at - 3))
    } else if (source.startsWith('<?', begin)) at = findEnd(source, '?>', begin)
    else if (source.startsWith('<!', begin)) throw new XmlError('document type')
    else if (source.startsWith('</', begin)) {
      at = findEnd(source, '>', begin)
      if (source.slice(begin + 2, at - 1).trim() !== parent.tag || open.length === 1)
        throw new XmlError('wrong end tag')
      open.pop()
    } else {
      const { element, tag, isEmpty, end } = readStartTag(source, begin)
      if (++elements > limits.elements) throw new XmlError('too many elements')
      parent.element.children.push(element)
      if (!isEmpty) open.push({ element, tag })
      if (open.length > limits.depth) throw new XmlError('too deep')
      at = end
    }
  }
  const root = top.children.find((child) => typeof child !== 'string')
  if (open.length !== 1 || !root) throw new XmlError('unfinished')
  return root
}

function findEnd(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  if (found === -1) throw new XmlError(`no ${mark}`)
  return found + mark.length
}

const startTag = /<([^\s/>]+)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function readStartTag(source: string, begin: number) {
  startTag.lastIndex = begin
  const match = startTag.exec(source)
  if (!match) throw new XmlError('bad tag')
  const [, tag = '', inside = '', slash = ''] = match
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single] of inside.matchAll(attribute))
    attributes.set(localName(name), decodeEntities(double ?? single ?? ''))
  const element: XmlElement = { name: localName(tag), attributes, children: [] }
  return { element, tag, isEmpty: slash !== '', end: startTag.lastIndex }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name) return named.get(String(name)) ?? whole
        const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
      })
    : text

export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string'

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(isElement).filter((child) => child.name === name) ?? []

/** The first element along a path of names. */
export const findElement = (
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element)
