import type { Bullet } from '#core/deck/texts/bullet.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { takeWords } from '#core/emphasis/edit-emphasis.ts'
import { isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { joinRuns, type MarkedRun, readOutwardAddress } from '../marked-runs.ts'

/** How the words of each style of text look. */
export type TextStyles = ReadonlyMap<string, Look>

/** A paragraph as a point, and where in the file it stands. */
export type Line = Bullet & { element: XmlElement }

/** The paragraphs of a shape, each on the level of the list it stands in. */
export const readLines = (element: XmlElement, styles: TextStyles, level = 0): Line[] =>
  element.children.filter(isElement).flatMap((child): Line[] => {
    if (child.name === 'list')
      return child.children
        .filter(isElement)
        .flatMap((item) =>
          readLines(item, styles, element.name === 'list-item' ? level + 1 : level),
        )
    if (child.name !== 'p' && child.name !== 'h') return []
    const line = joinRuns(joinSpaces(readRuns(child, styles, {})))
    const start = line.text.length - line.text.trimStart().length
    const words = takeWords(line, start, line.text.trimEnd().length)
    return words.text ? [{ element: child, level, ...words }] : []
  })

/** What others remarked, and what the page says by itself, is not the author's text. */
const skipped = new Set(['annotation', 'note', 'page-number', 'ruby-text', 'title', 'desc'])

const readRuns = (element: XmlElement, styles: TextStyles, look: Look): MarkedRun[] =>
  element.children.flatMap((child): MarkedRun[] => {
    if (!isElement(child)) return [{ text: child.replaceAll('\n', ' '), look }]
    if (child.name === 'line-break') return [{ text: '\n', look }]
    if (child.name === 's' || child.name === 'tab') return [{ text: ' ', look }]
    if (skipped.has(child.name)) return []
    return readRuns(child, styles, { ...look, ...readLook(child, styles) })
  })

function readLook({ name, attributes }: XmlElement, styles: TextStyles): Look {
  if (name === 'span') return styles.get(attributes.get('style-name') ?? '') ?? {}
  const link = name === 'a' ? readOutwardAddress(attributes.get('href') ?? '') : null
  return link === null ? {} : { link }
}

/** Several spaces are one, also where one run ends and the next begins. */
function joinSpaces(runs: readonly MarkedRun[]): MarkedRun[] {
  let isSpace = false
  return runs.map(({ text, look }) => {
    const single = text.replaceAll(/[^\S\n\u00A0]+/g, ' ')
    const joined = isSpace ? single.replace(/^ /, '') : single
    if (joined !== '') isSpace = joined.endsWith(' ')
    return { text: joined, look }
  })
}
