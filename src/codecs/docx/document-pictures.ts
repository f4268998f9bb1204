import { readOutwardAddress } from '#codecs/marked-runs.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { findRelation, openPackage, type Relations } from '#codecs/opc/open-package.ts'
import { type PictureCollection, collectPictures } from '#codecs/look/collect-pictures.ts'
import type { LossTally } from '#codecs/look/tally-losses.ts'
import { openZip } from '#codecs/zip/open-zip.ts'
import { findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** What Unicode has for a thing within a text. */
const mark = '\uFFFC'

export const isPictureLine = (line: string): boolean => line.startsWith(mark)

/** Lines that stand for the pictures of a drawing: the relation that names each, and its words. */
export function writePictureLines(drawing: XmlElement): string[] {
  const words = findDescription(drawing).replaceAll(/\s+/g, ' ').trim()
  return listRelationIds(drawing).map((id) => `${mark}${id} ${words}`)
}

function listRelationIds(element: XmlElement): string[] {
  const { name, attributes } = element
  if (name === 'txbxContent') return []
  const id =
    name === 'blip'
      ? attributes.get('embed') || attributes.get('link')
      : name === 'imagedata' && attributes.get('id')
  return id ? [id] : element.children.filter(isElement).flatMap(listRelationIds)
}

/** Programs put the name of the file there when nobody wrote anything. */
function findDescription(drawing: XmlElement): string {
  const frame = findElement(drawing, 'inline') ?? findElement(drawing, 'anchor')
  const text = findElement(frame, 'docPr')?.attributes.get('descr') ?? ''
  return /^\S+\.[a-z]{3,4}$/i.test(text) ? '' : text
}

export type DocumentPictures = {
  collection: PictureCollection
  /** The picture of a line; null when there is none to show, which is counted. */
  take(line: string, slide: number, losses: LossTally): SlidePicture | null
  /** Where a link of the text leads, if that is out of the file. */
  findAddress(id: string): string | null
  /** Those of headers, footers and notes, which belong to no slide. */
  countOthers(): number
}

export function openDocumentPictures(bytes: Uint8Array): DocumentPictures | null {
  const file = openPackage(bytes)
  if (!file.ok) return null
  const collection = collectPictures(file.value)
  const main = findRelation(file.value.listRelations(''), 'officeDocument')?.target
  const relations: Relations = file.value.listRelations(main ?? 'word/document.xml')
  const taken = new Set<string>()
  return {
    collection,
    findAddress(id) {
      const relation = relations.get(id)
      return relation?.isExternal ? readOutwardAddress(relation.target) : null
    },
    countOthers() {
      const zip = openZip(bytes)
      const names = zip.ok ? zip.value.names : []
      return names.filter((name) => /^word\/media\/./i.test(name) && !taken.has(name)).length
    },
    take(line, slide, losses) {
      const [id = '', ...words] = line.slice(mark.length).split(' ')
      const relation = relations.get(id)
      if (relation?.isExternal) {
        losses.count({ kind: 'picture-linked', slide })
        return null
      }
      if (relation) taken.add(relation.target)
      const found = relation ? collection.take(relation.target) : { kind: 'absent' as const }
      if (found.kind === 'absent') losses.count({ kind: 'picture-absent', slide })
      if (found.kind === 'unshown')
        losses.count({ kind: 'picture-kind', slide, format: found.format })
      if (found.kind !== 'collected') return null
      const imageAlt = words.join(' ')
      return { imageUrl: found.url, ...(imageAlt && { imageAlt }) }
    },
  }
}
