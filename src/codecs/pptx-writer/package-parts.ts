import { strToU8, zipSync, type Zippable } from 'fflate'

import { document, element } from './element.ts'

export type Relation = { id: string; type: string; target: string }

/** The files inside a presentation, each with its type and with the parts that it names. */
export type PackageParts = {
  add(path: string, type: string, xml: string): void
  /** Bytes that are compressed already. */
  addMedia(path: string, bytes: Uint8Array): void
  /** Of the part at `path`; of the package itself where that is empty. */
  relate(path: string, relations: readonly Relation[]): void
  pack(): Uint8Array<ArrayBuffer>
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/'

/** By their ending. */
const defaults: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** Half of all parts are so small that packing them takes long and saves next to nothing. */
const leastPacked = 600

/** The same deck gives the same bytes, whenever it is written. */
const noTime = new Date(1980, 0, 1)

function pack(xml: string): Zippable[string] {
  const bytes = strToU8(xml)
  return bytes.length < leastPacked ? [bytes, { level: 0 }] : bytes
}

export function createPackageParts(): PackageParts {
  const files: Zippable = {}
  const types: string[] = []
  const endings = new Set(['rels', 'xml'])

  const relate: PackageParts['relate'] = (path, relations) => {
    const slash = path.lastIndexOf('/') + 1
    const place = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
    files[place] = pack(
      document(
        'Relationships',
        { xmlns: `${packageTypes}relationships` },
        ...relations.map(({ id, type, target }) =>
          element('Relationship', {
            Id: id,
            Type: type.includes(':') ? type : office + type,
            Target: target,
          }),
        ),
      ),
    )
  }

  return {
    relate,
    add(path, type, xml) {
      files[path] = pack(xml)
      types.push(element('Override', { PartName: `/${path}`, ContentType: type }))
    },
    addMedia(path, bytes) {
      files[path] = [bytes, { level: 0 }]
      endings.add(path.slice(path.lastIndexOf('.') + 1))
    },
    pack() {
      const known = [...endings].map((ending) =>
        element('Default', { Extension: ending, ContentType: defaults[ending] }),
      )
      const list = document('Types', { xmlns: `${packageTypes}content-types` }, ...known, ...types)
      // Programs look at the list of types first.
      return zipSync(
        { '[Content_Types].xml': strToU8(list), ...files },
        { level: 6, mtime: noTime },
      )
    },
  }
}
