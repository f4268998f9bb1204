import { decodeXml } from '#codecs/xml/decode-xml.ts'
import { childrenOf } from '#codecs/xml/read-xml.ts'
import type { Zip } from '#codecs/zip/open-zip.ts'

/** Where the text of the document stands, or null when the package is something else. */
export function findMainPart(zip: Zip): string | null {
  const bytes = zip.read('_rels/.rels')
  if (!bytes) return zip.names.includes(usualPlace) ? usualPlace : null
  const target = childrenOf(decodeXml(bytes), 'Relationship')
    .find(({ attributes }) => attributes.get('Type')?.endsWith('/officeDocument'))
    ?.attributes.get('Target')
    ?.replace(/^\//, '')
  return target?.startsWith('word/') || target?.endsWith('document.xml') ? target : null
}

const usualPlace = 'word/document.xml'
