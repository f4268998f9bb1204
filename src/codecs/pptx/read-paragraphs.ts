import { findElement, isElement, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from './list-children.ts'

export type Paragraph = {
  text: string
  level: number
  element: XmlElement
}

/** Of a text body, in order and with the empty ones. */
export const readParagraphs = (body: XmlElement | undefined): Paragraph[] =>
  listChildren(body)
    .filter(({ name }) => name === 'p')
    .map(readParagraph)

function readParagraph(element: XmlElement): Paragraph {
  const properties = findElement(element, 'pPr')?.attributes
  return {
    element,
    text: readText(element),
    level: Number(properties?.get('lvl') ?? 0) || 0,
  }
}

function readText(paragraph: XmlElement): string {
  let text = ''
  for (const child of listChildren(paragraph))
    if (child.name === 'r' || child.name === 'fld') text += readRun(child)
    else if (child.name === 'br') text += '\n'
    else if (isEquation(child)) text += readWords(child)
  return text
}

/** Vertical tabs are line breaks of programs that know no better. */
const readRun = (run: XmlElement): string =>
  readOwnText(findElement(run, 't')).replaceAll(/\v|_x000B_/gi, '\n')

export const isEquation = ({ name }: XmlElement): boolean =>
  name === 'm' || name === 'oMath' || name === 'oMathPara'

/** All the words of an element, whatever they stand in. */
function readWords(element: XmlElement): string {
  if (element.name === 't') return readOwnText(element)
  return element.children.map((child) => (isElement(child) ? readWords(child) : '')).join('')
}
