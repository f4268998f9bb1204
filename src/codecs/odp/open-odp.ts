import { fail, ok, type Result } from '#core/result.ts'
import { collectPictures, type PictureCollection } from '#codecs/look/collect-pictures.ts'
import type { ReadFailure } from '#codecs/read-result.ts'
import { decodeXml } from '#codecs/xml/decode-xml.ts'
import { childrenOf, type XmlElement, XmlError } from '#codecs/xml/read-xml.ts'
import { openZip, type Zip } from '#codecs/zip/open-zip.ts'

export type OdpFile = {
  /** Undefined when it is missing, too large or damaged. */
  readPart(path: string): XmlElement | undefined
  collection: PictureCollection
}

/** Of all parts that are read, unpacked. */
const maxXmlBytes = 80_000_000

export function openOdp(bytes: Uint8Array): Result<OdpFile, ReadFailure> {
  const zip = openZip(bytes)
  if (!zip.ok) return fail(zip.error === 'broken' ? 'damaged' : 'unpacks-too-large')
  const readPart = createPartReader(zip.value)
  if (isEncrypted(readPart('META-INF/manifest.xml'))) return fail('encrypted')
  return ok({ readPart, collection: collectPictures({ readBytes: zip.value.read }) })
}

function createPartReader(zip: Zip): OdpFile['readPart'] {
  const parts = new Map<string, XmlElement | undefined>()
  // Parts that are each of a bearable size may be too much together.
  let left = maxXmlBytes
  return (path) => {
    if (parts.has(path)) return parts.get(path)
    const found = left > 0 ? zip.read(path) : null
    left -= found?.length ?? 0
    const part = found ? parsePart(found) : undefined
    parts.set(path, part)
    return part
  }
}

function parsePart(bytes: Uint8Array): XmlElement | undefined {
  try {
    return decodeXml(bytes)
  } catch (error) {
    if (error instanceof XmlError) return undefined
    throw error
  }
}

const isEncrypted = (manifest: XmlElement | undefined): boolean =>
  childrenOf(manifest, 'file-entry').some(
    (entry) => childrenOf(entry, 'encryption-data').length > 0,
  )

/** Where in the package an address leads; null for one that leads out of it. */
export const findPath = (address: string): string | null =>
  /^[a-z][a-z\d+.-]*:|^\/|^$|\.\.\//i.test(address) ? null : address.replace(/^\.\//, '')
