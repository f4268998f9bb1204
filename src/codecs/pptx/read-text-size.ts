import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from './list-children.ts'
import { isTitle, type Shape } from './list-shapes.ts'
import { type Ground, listAncestors } from './open-sheets.ts'
import type { Paragraph } from './read-paragraphs.ts'

/** In points, when nothing says otherwise. */
const usualSize = 18

/** The size in points of the largest letters of each paragraph, wherever it is laid down. */
export function readTextSizes(
  paragraphs: readonly Paragraph[],
  shape: Shape,
  ground: Ground,
): number[] {
  const lists = [shape, ...listAncestors(shape, ground)].map(({ element }) =>
    findElement(element, 'txBody', 'lstStyle'),
  )
  const styles = [...lists, findElement(ground.at(-1)?.root, 'txStyles', nameStyle(shape))]
  return paragraphs.map((paragraph) => readOwnSize(paragraph) ?? findSize(styles, paragraph.level))
}

function readOwnSize({ element }: Paragraph): number | undefined {
  const runs = listChildren(element).filter(({ name }) => name === 'r' || name === 'fld')
  const sizes = runs.map((run) => readSize(findElement(run, 'rPr')) ?? 0)
  return sizes.reduce((most, size) => Math.max(most, size), 0) || undefined
}

function findSize(styles: readonly (XmlElement | undefined)[], level: number): number {
  for (const style of styles) {
    const size = readSize(findElement(style, `lvl${level + 1}pPr`, 'defRPr'))
    if (size !== undefined) return size
  }
  return usualSize
}

function nameStyle(shape: Shape): string {
  if (isTitle(shape)) return 'titleStyle'
  return shape.placeholder ? 'bodyStyle' : 'otherStyle'
}

function readSize(properties: XmlElement | undefined): number | undefined {
  const size = Number(properties?.attributes.get('sz'))
  return size > 0 ? size / 100 : undefined
}
