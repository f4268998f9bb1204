import { ok, type Result } from '#core/result.ts'
import { decodeXml } from '#codecs/xml/decode-xml.ts'
import { childrenOf, type XmlElement, XmlError } from '#codecs/xml/read-xml.ts'
import { openZip } from '#codecs/zip/open-zip.ts'

import { resolveTarget } from './resolve-target.ts'

/** How one part of an office file names another. */
export type Relation = {
  /** The last word of its address, which is the same in all editions of the format. */
  type: string
  target: string
  /** Somewhere else in the world: never fetched. */
  isExternal: boolean
}

export type Relations = ReadonlyMap<string, Relation>

export type Package = {
  has(path: string): boolean
  readBytes(path: string): Uint8Array<ArrayBuffer> | null
  /** Read once; `null` when the part is missing, too large or damaged. */
  readPart(path: string): XmlElement | null
  /** What a part, or with '' the package itself, refers to. */
  listRelations(path: string): Relations
}

/** Of all parts that are read, unpacked. */
const maxXmlBytes = 80_000_000

/** A zip of parts that refer to each other, as all office programs write since 2007. */
export function openPackage(bytes: Uint8Array): Result<Package, 'broken' | 'too-large'> {
  const zip = openZip(bytes)
  if (!zip.ok) return zip
  const { names: listed, read } = zip.value
  const names = new Set(listed.map((name) => name.toLowerCase()))
  const parts = new Map<string, XmlElement | null>()
  const relations = new Map<string, Relations>()

  // Parts that are each of a bearable size may be too much together.
  let left = maxXmlBytes

  function readPart(path: string): XmlElement | null {
    const known = parts.get(path)
    if (known !== undefined) return known
    const found = left > 0 ? read(path) : null
    left -= found?.length ?? 0
    const part = parsePart(found)
    parts.set(path, part)
    return part
  }

  return ok({
    has: (path) => names.has(path.toLowerCase()),
    readBytes: read,
    readPart,
    listRelations(path) {
      const known = relations.get(path)
      if (known) return known
      const found = readRelations(readPart(nameRelations(path)), path)
      relations.set(path, found)
      return found
    },
  })
}

function parsePart(bytes: Uint8Array | null): XmlElement | null {
  if (!bytes) return null
  try {
    return decodeXml(bytes)
  } catch (error) {
    if (error instanceof XmlError) return null
    throw error
  }
}

function nameRelations(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return `${folder}_rels/${path.slice(folder.length)}.rels`
}

function readRelations(root: XmlElement | null, path: string): Relations {
  const found = new Map<string, Relation>()
  for (const { attributes } of childrenOf(root ?? undefined, 'Relationship')) {
    const isExternal = attributes.get('TargetMode')?.toLowerCase() === 'external'
    const target = attributes.get('Target') ?? ''
    found.set(attributes.get('Id') ?? '', {
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: isExternal ? target : resolveTarget(path, target),
      isExternal,
    })
  }
  return found
}

/** The first of a kind. */
export function findRelation(relations: Relations, type: string): Relation | undefined {
  for (const relation of relations.values())
    if (relation.type === type && !relation.isExternal) return relation
  return undefined
}
