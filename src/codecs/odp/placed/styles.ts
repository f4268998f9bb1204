import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** Properties of one kind as styles lay them down, the nearest first. */
export type Properties = readonly XmlElement[]

export type StyleFamily =
  | 'graphic'
  | 'presentation'
  | 'paragraph'
  | 'text'
  | 'drawing-page'
  | 'table-cell'
  | 'table-column'
  | 'table-row'
  | 'chart'

type NamedKind =
  | 'gradient'
  | 'hatch'
  | 'fill-image'
  | 'marker'
  | 'stroke-dash'
  | 'opacity'
  | 'list-style'
  | 'page-layout'
  | 'table-template'

/** The styles that a content or a sheet sees: those of its own part, and those of all. */
export type Styles = {
  /** A style and those it stands on, the nearest first; none where nothing is called so. */
  chain(family: StyleFamily, name: string | undefined): Properties
  /** What is so where no style says otherwise. */
  defaults(family: StyleFamily): Properties
  named(kind: NamedKind, name: string | undefined): XmlElement | undefined
  /** The face that a document calls by a name of its own. */
  faceOf(name: string): string
}

/** A chain of parents is that long at most; real ones have some ten links. */
const mostParents = 64

/** The first of a name is the one that is meant. */
const keep = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (!map.has(key)) map.set(key, value)
}

/** @param parts in which styles stand, the nearest first */
export function createStyles(...parts: readonly (XmlElement | undefined)[]): Styles {
  const styles = new Map<string, XmlElement>()
  const usual = new Map<string, XmlElement>()
  const faces = new Map<string, string>()
  const chains = new Map<string, Properties>()
  const known = new Map<string, XmlElement>()
  for (const part of parts)
    for (const element of part?.children.filter(isElement) ?? []) {
      const name = element.attributes.get('name') ?? ''
      const family = element.attributes.get('family') ?? ''
      if (element.name === 'style') keep(styles, `${family} ${name}`, element)
      else if (element.name === 'default-style') keep(usual, family, element)
      else if (element.name === 'font-face')
        keep(faces, name, readFamily(element.attributes.get('font-family') ?? name))
      else keep(known, `${element.name} ${name}`, element)
    }

  function follow(family: string, first: string): Properties {
    const chain: XmlElement[] = []
    for (let name: string | undefined = first; name !== undefined;) {
      const style = styles.get(`${family} ${name}`)
      if (!style || chain.includes(style) || chain.length >= mostParents) break
      chain.push(style)
      name = style.attributes.get('parent-style-name')
    }
    return chain
  }

  return {
    chain(family, name) {
      if (name === undefined) return []
      const key = `${family} ${name}`
      const before = chains.get(key)
      if (before) return before
      const found = follow(family, name)
      chains.set(key, found)
      return found
    },
    defaults(family) {
      const style = usual.get(family)
      return style ? [style] : []
    },
    named: (kind, name) => (name === undefined ? undefined : known.get(`${kind} ${name}`)),
    faceOf: (name) => faces.get(name) ?? name,
  }
}

/** Of several the first, without its quotes. */
export const readFamily = (family: string): string =>
  (family.split(',')[0] ?? '').trim().replaceAll(/^['"]|['"]$/g, '')

/** Of all styles of a chain, what they say of one thing. */
export const propertiesOf = (
  chain: Properties,
  kind: 'graphic' | 'paragraph' | 'text' | 'drawing-page' | 'table-cell',
): XmlElement[] => chain.flatMap((style) => childrenOf(style, `${kind}-properties`))

/** What the nearest says that says anything. */
export function say(from: Properties, name: string): string | undefined {
  for (const { attributes } of from) {
    const said = attributes.get(name)
    if (said !== undefined) return said
  }
  return undefined
}

/** What stands inside of the nearest that has such a thing. */
export function findInside(from: Properties, name: string): XmlElement | undefined {
  for (const one of from) {
    const found = findElement(one, name)
    if (found) return found
  }
  return undefined
}
