import type { Slide } from '#core/deck/slide.ts'
import { withPictures } from '#core/deck/slide-pictures.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { fail, ok } from '#core/result.ts'
import { decodeXml } from '#codecs/xml/decode-xml.ts'
import { childrenOf, findElement, type XmlElement, XmlError } from '#codecs/xml/read-xml.ts'
import { openZip, type Zip } from '#codecs/zip/open-zip.ts'

import type { ReadLoss } from '../loss.ts'
import { type DeckReader, filePictureUrl, type ReadPicture } from '../read-result.ts'
import { showWhole } from '../show-whole.ts'
import type { TextStyles } from './read-lines.ts'
import { readPage } from './read-page.ts'

/** A presentation of LibreOffice Impress or another program of that family. */
export const readOdp: DeckReader = async (bytes, { fileName }) => {
  const zip = openZip(bytes)
  if (!zip.ok) return fail(zip.error === 'broken' ? 'damaged' : 'unpacks-too-large')
  if (isEncrypted(zip.value)) return fail('encrypted')
  const root = readPart(zip.value, 'content.xml')
  if (!root) return fail('damaged')
  const pages = childrenOf(findElement(root, 'body', 'presentation'), 'page')
  if (pages.length === 0) return fail('empty')

  const hiddenStyles = listHiddenStyles(root)
  const styles = readTextStyles(root)
  const pictures = new Map<string, ReadPicture>()
  const losses: ReadLoss[] = []
  const slides = pages.map((element, index): Slide => {
    const number = index + 1
    const page = readPage(element, styles)
    const found = page.pictures.filter((path) => takePicture(zip.value, path, pictures))
    const absent = page.pictures.length - found.length
    if (absent > 0) losses.push({ kind: 'picture-absent', slide: number, count: absent })
    for (const [kind, count] of page.losses) losses.push({ kind, slide: number, count })
    const isHidden = hiddenStyles.has(element.attributes.get('style-name') ?? '')
    const slide = withPictures(
      {
        id: `slide-${number}`,
        title: page.title,
        content: page.content,
        notes: page.notes,
        ...(page.table && { table: page.table }),
        ...(isHidden && { hidden: true as const }),
      },
      found.map((path) => ({ imageUrl: filePictureUrl(path) })),
    )
    return showWhole(slide)
  })
  const title = slides[0]?.title || fileName.replace(/\.[^.]*$/, '')
  return ok({ deck: { title, slides }, pictures, losses })
}

function readPart(zip: Zip, path: string): XmlElement | undefined {
  const bytes = zip.read(path)
  if (!bytes) return undefined
  try {
    return decodeXml(bytes)
  } catch (error) {
    if (error instanceof XmlError) return undefined
    throw error
  }
}

const isEncrypted = (zip: Zip): boolean =>
  childrenOf(readPart(zip, 'META-INF/manifest.xml'), 'file-entry').some(
    (entry) => childrenOf(entry, 'encryption-data').length > 0,
  )

const readTextStyles = (root: XmlElement): TextStyles =>
  new Map(
    childrenOf(findElement(root, 'automatic-styles'), 'style').map((style) => {
      const { attributes } = findElement(style, 'text-properties') ?? {}
      const look: Look = {
        ...(/^(?:bold|[6-9]00)$/.test(attributes?.get('font-weight') ?? '') && { strong: true }),
        ...(/^(?:italic|oblique)$/.test(attributes?.get('font-style') ?? '') && { stressed: true }),
      }
      return [style.attributes.get('name') ?? '', look]
    }),
  )

const listHiddenStyles = (root: XmlElement): ReadonlySet<string> =>
  new Set(
    childrenOf(findElement(root, 'automatic-styles'), 'style')
      .filter((style) => {
        const page = findElement(style, 'drawing-page-properties')
        return page?.attributes.get('visibility') === 'hidden'
      })
      .map((style) => style.attributes.get('name') ?? ''),
  )

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** Whatever is not in the package is elsewhere, and stays there. */
function takePicture(zip: Zip, path: string, pictures: Map<string, ReadPicture>): boolean {
  const name = filePictureUrl(path)
  if (pictures.has(name)) return true
  const bytes = /^[a-z]+:|^\//i.test(path) ? null : zip.read(path.replace(/^\.\//, ''))
  if (!bytes) return false
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  pictures.set(name, { bytes, type: types[ending] ?? `image/${ending}` })
  return true
}
