import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { maxPictures } from '#core/deck/stored/limit-slide.ts'
import { findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { Box } from './box.ts'
import { findChild } from './list-children.ts'
import { findProperties, type Shape } from './list-shapes.ts'
import { findBox } from './read-items.ts'
import { type PictureUse, readPictureUse } from './read-picture.ts'
import { readMark } from './read-mark.ts'
import type { SlideSource } from './slide-source.ts'

export type PlacedPicture = { picture: SlidePicture; box: Box; isBackground?: true }

/** All pictures of a slide, in the order of painting, and last the one behind everything. */
export function readPictures(shapes: readonly Shape[], source: SlideSource): PlacedPicture[] {
  const pictures = shapes.flatMap((shape) => {
    const use = findUse(shape, source)
    const picture = use && takePicture(use, source)
    return picture ? [{ picture, box: findBox(shape, source) }] : []
  })
  const background = readBackground(source)
  const all = background ? [...pictures, background] : pictures
  source.losses.count(
    { kind: 'pictures-left-out', slide: source.number },
    Math.max(0, all.length - maxPictures),
  )
  return all.slice(0, maxPictures)
}

function findUse(shape: Shape, { losses, number: slide }: SlideSource): PictureUse | null {
  const { element, kind } = shape
  if (kind === 'text')
    return readPictureUse(element, findChild(findElement(element, 'spPr'), 'blipFill'))
  if (kind === 'frame') {
    // What an embedded file looked like when it was last open.
    const picture = findPreview(findElement(element, 'graphic', 'graphicData'))
    return picture ? readPictureUse(element, findChild(picture, 'blipFill')) : null
  }
  if (kind !== 'picture') return null
  const properties = findProperties(element, 'cNvPr')
  // Our own voice is in the notes, and can be made of them again; a logo is the deck's.
  if (readMark(properties, 'narration') || readMark(properties, 'logo')) return null
  const media = findMedia(element)
  if (media) losses.count({ kind: media, slide })
  // The picture of a sound is a loudspeaker.
  return media === 'audio' ? null : readPictureUse(element, findChild(element, 'blipFill'))
}

function findPreview(data: XmlElement | undefined): XmlElement | undefined {
  for (const child of data?.children.filter(isElement) ?? []) {
    const found = child.name === 'pic' ? child : findPreview(child)
    if (found) return found
  }
  return undefined
}

function findMedia(picture: XmlElement): 'audio' | 'video' | null {
  const names = findProperties(picture, 'nvPr')?.children.filter(isElement) ?? []
  if (names.some(({ name }) => /^(?:video|quickTime)File$/.test(name))) return 'video'
  return names.some(({ name }) => /^(?:audioFile|wavAudioFile|audioCd)$/.test(name))
    ? 'audio'
    : null
}

function takePicture(use: PictureUse, source: SlideSource): SlidePicture | null {
  const { relations, collection, losses, number: slide } = source
  const { relationId, isLinked, ...look } = use
  const relation = relations.get(relationId)
  if (relation?.isExternal || (isLinked && !relation)) {
    losses.count({ kind: 'picture-linked', slide })
    return null
  }
  const found = relation ? collection.take(relation.target) : { kind: 'absent' as const }
  if (found.kind === 'collected') return { imageUrl: found.url, ...look }
  if (found.kind === 'absent') losses.count({ kind: 'picture-absent', slide })
  else losses.count({ kind: 'picture-kind', slide, format: found.format })
  return null
}

function readBackground(source: SlideSource): PlacedPicture | null {
  const fill = findElement(source.root, 'cSld', 'bg', 'bgPr', 'blipFill')
  const use = fill ? readPictureUse(source.root, fill) : null
  const picture = use && takePicture(use, source)
  return picture && { picture, box: { x: 0, y: 0, ...source.size }, isBackground: true }
}
