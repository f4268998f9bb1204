import { fail, ok, type Result } from '#core/result.ts'
import { decodeXml } from '#codecs/xml/decode-xml.ts'
import { findElement, type XmlElement, XmlError } from '#codecs/xml/read-xml.ts'
import { openZip, type Zip } from '#codecs/zip/open-zip.ts'

import { findMainPart } from './find-main-part.ts'
import { readStyles } from './read-styles.ts'
import { type BlockOptions, writeBlocks } from './write-blocks.ts'

/** The text of a Word document as Markdown: headings, lists and tables are kept, pictures and what stands out if asked for. */
export function readDocx(
  bytes: Uint8Array,
  options: Partial<Omit<BlockOptions, 'styles'>> = {},
): Result<string, 'broken' | 'too-large' | 'unsupported'> {
  const zip = openZip(bytes)
  if (!zip.ok) return zip
  try {
    const main = findMainPart(zip.value)
    // Slides and sheets are zips too.
    if (!main) return fail('unsupported')
    const body = findElement(readPart(zip.value, main) ?? undefined, 'body')
    if (!body) return fail('broken')
    const folder = main.slice(0, main.lastIndexOf('/') + 1)
    const styles = readStyles(readPart(zip.value, `${folder}styles.xml`))
    return ok(writeBlocks(body, { writePictures: () => [], ...options, styles }).join('\n\n'))
  } catch (error) {
    if (error instanceof XmlError) return fail('broken')
    throw error
  }
}

function readPart(zip: Zip, path: string): XmlElement | null {
  const bytes = zip.read(path)
  return bytes && decodeXml(bytes)
}
