import type { EmphasisedText, Look } from '#core/emphasis/emphasised-text.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import { findElement, isElement, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { joinRuns, type MarkedRun, readOutwardAddress } from '../marked-runs.ts'
import { listChildren } from './list-children.ts'
import { readFlag } from './read-number.ts'
import { showSigns } from './show-signs.ts'

export type Paragraph = EmphasisedText & {
  level: number
  element: XmlElement
}

/**
 * Of a text body, in order and with the empty ones.
 * @param relations of the slide, where its words may lead somewhere
 */
export const readParagraphs = (body: XmlElement | undefined, relations?: Relations): Paragraph[] =>
  listChildren(body)
    .filter(({ name }) => name === 'p')
    .map((paragraph) => readParagraph(paragraph, relations))

function readParagraph(element: XmlElement, relations: Relations | undefined): Paragraph {
  const properties = findElement(element, 'pPr')?.attributes
  return {
    element,
    ...readText(element, relations),
    level: Number(properties?.get('lvl') ?? 0) || 0,
  }
}

function readText(paragraph: XmlElement, relations: Relations | undefined): EmphasisedText {
  const runs = listChildren(paragraph).flatMap((child): MarkedRun[] => {
    if (child.name === 'r' || child.name === 'fld')
      return [{ text: readRun(child), look: readLook(child, relations) }]
    if (child.name === 'br') return [{ text: '\n', look: {} }]
    return isEquation(child) ? [{ text: readWords(child), look: {} }] : []
  })
  return joinRuns(runs)
}

/** Faces in which every letter is as wide as the next. */
const typewriter =
  /courier|consol|mono|menlo|monaco|cousine|lucida (?:console|sans typewriter)|source code|fira code/i

function readLook(run: XmlElement, relations: Relations | undefined): Look {
  const properties = findElement(run, 'rPr')
  const address = findAddress(run, relations)
  const face = findElement(properties, 'latin')?.attributes.get('typeface') ?? ''
  return {
    ...(readFlag(properties?.attributes.get('b')) && { strong: true }),
    ...(readFlag(properties?.attributes.get('i')) && { stressed: true }),
    ...(typewriter.test(face) && { code: true }),
    ...(address !== null && { link: address }),
  }
}

/** Where a run leads, if that is out of the file. */
export function findAddress(run: XmlElement, relations: Relations | undefined): string | null {
  const id = findElement(run, 'rPr', 'hlinkClick')?.attributes.get('id')
  const relation = id === undefined ? undefined : relations?.get(id)
  return relation?.isExternal ? readOutwardAddress(relation.target) : null
}

function readRun(run: XmlElement): string {
  const properties = findElement(run, 'rPr')
  const face = findElement(properties, 'latin')?.attributes.get('typeface') ?? ''
  return showSigns(readBreaks(readOwnText(findElement(run, 't'))), properties, face)
}

/** Vertical tabs are line breaks of programs that know no better. */
export const readBreaks = (text: string): string =>
  text.includes('\v') || text.includes('_') ? text.replaceAll(/\v|_x000B_/gi, '\n') : text

export const isEquation = ({ name }: XmlElement): boolean =>
  name === 'm' || name === 'oMath' || name === 'oMathPara'

/** All the words of an element, whatever they stand in. */
export function readWords(element: XmlElement): string {
  if (element.name === 't') return readOwnText(element)
  return element.children.map((child) => (isElement(child) ? readWords(child) : '')).join('')
}
