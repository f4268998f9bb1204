import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { isTitle, type Shape } from './list-shapes.ts'
import { type Ground, listAncestors } from './open-sheets.ts'

/** Where the looks of a shape's paragraphs are laid down, the nearest first. */
export function listTextStyles(shape: Shape, ground: Ground): XmlElement[] {
  const lists = [shape, ...listAncestors(shape, ground)].map(({ element }) =>
    findElement(element, 'txBody', 'lstStyle'),
  )
  const styles = [...lists, findElement(ground.at(-1)?.root, 'txStyles', nameStyle(shape))]
  return styles.filter((style) => style !== undefined)
}

export const findLevelStyle = (style: XmlElement, level: number): XmlElement | undefined =>
  findElement(style, `lvl${level + 1}pPr`)

function nameStyle(shape: Shape): string {
  if (isTitle(shape)) return 'titleStyle'
  return shape.placeholder ? 'bodyStyle' : 'otherStyle'
}
