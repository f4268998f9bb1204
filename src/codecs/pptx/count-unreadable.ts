import type { Relations } from '#codecs/opc/open-package.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { isNewChart, listChildren } from './list-children.ts'
import { findProperties, isTitle, type Shape } from './list-shapes.ts'
import { readFlag } from './read-number.ts'
import { findAddress, isEquation } from './read-paragraphs.ts'
import type { SlideSource } from './slide-source.ts'

/** What a slide has besides words, pictures and figures. */
export function countUnreadable(shapes: readonly Shape[], source: SlideSource): void {
  const { root, relations, losses, number: slide } = source
  if (hasEffects(findElement(root, 'timing'))) losses.add({ kind: 'animation', slide })
  losses.count({ kind: 'drawing', slide }, shapes.filter(isDrawing).length)
  const bodies = shapes.map(({ element }) => findElement(element, 'txBody'))
  const paragraphs = bodies.flatMap((body) => listChildren(body))
  const parts = paragraphs.flatMap((paragraph) => listChildren(paragraph))
  losses.count({ kind: 'equation-as-text', slide }, parts.filter(isEquation).length)
  const lost = parts.filter((run) => isLink(run) && findAddress(run, relations) === null)
  losses.count({ kind: 'links', slide }, lost.length + countTitleLinks(shapes, relations))
  for (const { type, target } of relations.values())
    if (type === 'comments')
      losses.count({ kind: 'comments', slide }, countComments(source, target))
  losses.count({ kind: 'chart-as-picture', slide }, countChartPictures(shapes, relations))
}

/** Charts of new kinds of which the file has a picture for other programs. */
const countChartPictures = (shapes: readonly Shape[], relations: Relations): number =>
  [...relations.values()].filter(({ type }) => type === 'chartEx').length -
  shapes.filter(({ element }) => isNewChart(element)).length

/** How it comes in after the one before; without an effect that only says when the next one does. */
export function hasTransition(root: XmlElement): boolean {
  const transition = listChildren(root).find(({ name }) => name === 'transition')
  return listChildren(transition).some(({ name }) => name !== 'sndAc' && name !== 'extLst')
}

/** Without any, the timing is what every program writes. */
function hasEffects(timing: XmlElement | undefined): boolean {
  if (!timing) return false
  const open = [timing]
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.attributes.has('presetClass'))
      return element.attributes.get('presetClass') !== 'mediacall'
    for (const child of element.children) if (isElement(child)) open.push(child)
  }
  return false
}

function isDrawing({ kind, element, placeholder }: Shape): boolean {
  if (kind === 'line' || kind === 'ink') return true
  if (kind !== 'text' || placeholder || isDecorative(element)) return false
  const hasText = listChildren(findElement(element, 'txBody')).some((paragraph) =>
    listChildren(paragraph).some(({ name }) => name === 'r' || name === 'fld' || name === 'm'),
  )
  return !hasText && !findElement(element, 'spPr', 'blipFill')
}

/** Whoever drew it says that it says nothing. */
const isDecorative = (element: XmlElement): boolean =>
  childrenOf(findElement(findProperties(element, 'cNvPr'), 'extLst'), 'ext').some((extension) =>
    readFlag(findElement(extension, 'decorative')?.attributes.get('val')),
  )

/** A title leads nowhere. */
const countTitleLinks = (shapes: readonly Shape[], relations: Relations): number =>
  shapes
    .filter(isTitle)
    .flatMap(({ element }) => listChildren(findElement(element, 'txBody')))
    .flatMap((paragraph) => listChildren(paragraph))
    .filter((run) => findAddress(run, relations) !== null).length

const isLink = (run: XmlElement): boolean => findElement(run, 'rPr', 'hlinkClick') !== undefined

const countComments = ({ file }: SlideSource, path: string): number =>
  file
    .readPart(path)
    ?.children.filter(isElement)
    .filter(({ name }) => name === 'cm').length ?? 0
