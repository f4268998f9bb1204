import { createZipWriter } from '#codecs/zip/write-zip.ts'

import { document, element } from './element.ts'

export type Relation = {
  id: string
  type: string
  target: string
  /** Not a part of the file. */
  isExternal?: true
}

/** The files inside a presentation, each with its type and with the parts that it names. */
export type PackageParts = {
  add(path: string, type: string, xml: string): void
  /** Bytes that are compressed already. */
  addMedia(path: string, bytes: Uint8Array): void
  addFont(path: string, bytes: Uint8Array): void
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
  svg: 'image/svg+xml',
  fntdata: 'application/x-fontdata',
  m4a: 'audio/mp4',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function createPackageParts(): PackageParts {
  const zip = createZipWriter()
  const types: string[] = []
  const endings = new Set(['rels', 'xml'])

  const relate: PackageParts['relate'] = (path, relations) => {
    const slash = path.lastIndexOf('/') + 1
    const place = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
    zip.addText(
      place,
      document(
        'Relationships',
        { xmlns: `${packageTypes}relationships` },
        ...relations.map(({ id, type, target, isExternal }) =>
          element('Relationship', {
            Id: id,
            Type: type.includes(':') ? type : office + type,
            Target: target,
            TargetMode: isExternal && 'External',
          }),
        ),
      ),
    )
  }

  return {
    relate,
    add(path, type, xml) {
      zip.addText(path, xml)
      types.push(element('Override', { PartName: `/${path}`, ContentType: type }))
    },
    addMedia(path, bytes) {
      zip.addBytes(path, bytes)
      endings.add(findEnding(path))
    },
    addFont(path, bytes) {
      zip.addData(path, bytes)
      endings.add(findEnding(path))
    },
    pack() {
      const known = [...endings].map((ending) =>
        element('Default', { Extension: ending, ContentType: defaults[ending] }),
      )
      const list = document('Types', { xmlns: `${packageTypes}content-types` }, ...known, ...types)
      // Programs look at the list of types first.
      zip.addFirst('[Content_Types].xml', list)
      return zip.finish()
    },
  }
}

const findEnding = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
