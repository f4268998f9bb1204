import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from './list-children.ts'
import type { Shape } from './list-shapes.ts'
import { findLevelStyle, listTextStyles } from './list-text-styles.ts'
import type { Ground } from './open-sheets.ts'
import type { Paragraph } from './read-paragraphs.ts'

/** In points, when nothing says otherwise. */
const usualSize = 18

/** The size in points of the largest letters of each paragraph, wherever it is laid down. */
export function readTextSizes(
  paragraphs: readonly Paragraph[],
  shape: Shape,
  ground: Ground,
): number[] {
  const styles = listTextStyles(shape, ground)
  return paragraphs.map((paragraph) => readOwnSize(paragraph) ?? findSize(styles, paragraph.level))
}

function readOwnSize({ element }: Paragraph): number | undefined {
  const runs = listChildren(element).filter(({ name }) => name === 'r' || name === 'fld')
  const sizes = runs.map((run) => readSize(findElement(run, 'rPr')) ?? 0)
  return sizes.reduce((most, size) => Math.max(most, size), 0) || undefined
}

function findSize(styles: readonly XmlElement[], level: number): number {
  for (const style of styles) {
    const size = readSize(findElement(findLevelStyle(style, level), 'defRPr'))
    if (size !== undefined) return size
  }
  return usualSize
}

function readSize(properties: XmlElement | undefined): number | undefined {
  const size = Number(properties?.attributes.get('sz'))
  return size > 0 ? size / 100 : undefined
}
