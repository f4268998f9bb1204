import { decodeEntities } from './decode-entities.ts'

/** An element by its local name: office programs differ in their prefixes, not in these. */
export type XmlElement = {
  name: string
  /**
   * By local name. Where an element has one with a prefix and one without, as in `id` and `r:id`,
   * the one with the prefix stands under `:id`.
   */
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

/** The text is no XML, or none that a file of ours may hold. */
export class XmlError extends Error {
  override name = 'XmlError'
}

/** A file made to exhaust the reader has more. */
const limits = { elements: 1_000_000, depth: 256, attributes: 1_000 } as const

/**
 * Reads a document without its namespaces. Document types are refused: with them an entity could
 * grow without end or name a file. Workers have no DOMParser, and it would build far more than is needed.
 */
export function readXml(source: string): XmlElement {
  const top: XmlElement = { name: '', attributes: none, children: [] }
  const open: { element: XmlElement; tag: string }[] = [{ element: top, tag: '' }]
  let parent = top
  let elements = 0
  let at = 0
  for (;;) {
    const begin = source.indexOf('<', at)
    if (begin === -1) break
    if (begin > at && open.length > 1) parent.children.push(readText(source.slice(at, begin)))
    const mark = source.charCodeAt(begin + 1)
    if (mark === slash) {
      at = findEnd(source, '>', begin)
      const closed = open.pop()
      if (!closed || open.length === 0 || !isEndOf(source, begin + 2, at - 1, closed.tag))
        throw new XmlError('wrong end tag')
      parent = open.at(-1)?.element ?? top
    } else if (mark === exclamation) {
      if (source.startsWith('<!--', begin)) at = findEnd(source, '-->', begin + 4)
      else if (source.startsWith('<![CDATA[', begin)) {
        at = findEnd(source, ']]>', begin)
        parent.children.push(source.slice(begin + 9, at - 3))
      } else throw new XmlError('document type')
    } else if (mark === question) at = findEnd(source, '?>', begin)
    else {
      if (++elements > limits.elements) throw new XmlError('too many elements')
      const { element, tag, isEmpty, end } = readStartTag(source, begin)
      parent.children.push(element)
      at = end
      if (isEmpty) continue
      open.push({ element, tag })
      parent = element
      if (open.length > limits.depth) throw new XmlError('too deep')
    }
  }
  const root = top.children.find(isElement)
  if (open.length !== 1 || !root) throw new XmlError('unfinished')
  return root
}

const [slash, exclamation, question, greater, colon] = [0x2f, 0x21, 0x3f, 0x3e, 0x3a]
const none: ReadonlyMap<string, string> = new Map()

const isEndOf = (source: string, from: number, to: number, tag: string): boolean =>
  to - from === tag.length ? source.startsWith(tag, from) : source.slice(from, to).trimEnd() === tag

function findEnd(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  if (found === -1) throw new XmlError(`no ${mark}`)
  return found + mark.length
}

const readText = (text: string): string =>
  decodeEntities(text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)

/**
 * Names of elements and attributes, each as one text: a slide is asked for a thousand of them, and
 * texts that are one are compared at a glance. A file may have as many as it likes; no more are kept.
 */
const names = new Map<string, string>()
const mostNames = 2_000

function nameOnce(cut: string): string {
  const known = names.get(cut)
  if (known !== undefined) return known
  // Keys of an object are the very texts that the same words in code are.
  const [name = cut] = Object.keys({ [cut]: true })
  if (names.size < mostNames) names.set(name, name)
  return name
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

function readStartTag(source: string, begin: number) {
  let at = begin + 1
  let prefixEnd = begin
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (code === greater || code === slash || isSpace(code)) break
    if (code === colon) prefixEnd = at
  }
  const tag = source.slice(begin + 1, at)
  if (tag === '') throw new XmlError('bad tag')
  const name = nameOnce(source.slice(prefixEnd + 1, at))
  let attributes: Map<string, string> | undefined
  for (let count = 0; count <= limits.attributes; count++) {
    while (isSpace(source.charCodeAt(at))) at++
    const code = source.charCodeAt(at)
    const isEmpty = code === slash
    if (isEmpty && source.charCodeAt(at + 1) !== greater) throw new XmlError('bad tag')
    if (isEmpty || code === greater)
      return {
        element: { name, attributes: attributes ?? none, children: [] },
        tag,
        isEmpty,
        end: at + (isEmpty ? 2 : 1),
      }
    attributes ??= new Map()
    at = readAttribute(source, at, attributes)
  }
  throw new XmlError('too many attributes')
}

function readAttribute(source: string, begin: number, into: Map<string, string>): number {
  const equals = source.indexOf('=', begin)
  if (equals === -1) throw new XmlError('bad attribute')
  let open = equals + 1
  while (isSpace(source.charCodeAt(open))) open++
  const quote = source[open]
  const close = quote === '"' || quote === "'" ? source.indexOf(quote, open + 1) : -1
  if (close === -1) throw new XmlError('bad attribute')
  const name = readAttributeName(source.slice(begin, equals))
  if (!name.isNamespace) setAttribute(into, name, decodeEntities(source.slice(open + 1, close)))
  return close + 1
}

type AttributeName = { local: string; hasPrefix: boolean; isNamespace: boolean }

const attributeNames = new Map<string, AttributeName>()

/** A file repeats a few names without end: each is looked at once. */
function readAttributeName(cut: string): AttributeName {
  const known = attributeNames.get(cut)
  if (known) return known
  const name = cut.trimEnd()
  if (name === '' || /[\s<>"']/.test(name)) throw new XmlError('bad attribute')
  const at = name.indexOf(':')
  const read = {
    local: nameOnce(name.slice(at + 1)),
    hasPrefix: at !== -1,
    isNamespace: name.startsWith('xmlns'),
  }
  if (attributeNames.size < mostNames) attributeNames.set(cut, read)
  return read
}

function setAttribute(
  into: Map<string, string>,
  { local, hasPrefix }: AttributeName,
  value: string,
): void {
  const before = into.get(local)
  if (before === undefined) into.set(local, value)
  else if (hasPrefix) into.set(`:${local}`, value)
  else into.set(local, value).set(`:${local}`, before)
}

export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string'

/** What is written between its tags, without that of the elements inside. */
export const readOwnText = (element: XmlElement | undefined): string =>
  element?.children.filter((child) => typeof child === 'string').join('') ?? ''

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(
    (child): child is XmlElement => isElement(child) && child.name === name,
  ) ?? []

/** The first element along a path of names. */
export function findElement(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  let found = element
  for (const name of path) {
    found = found?.children.find(
      (child): child is XmlElement => isElement(child) && child.name === name,
    )
  }
  return found
}
