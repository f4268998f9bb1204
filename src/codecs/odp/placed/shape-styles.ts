import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { type Properties, propertiesOf, type Styles } from './styles.ts'
import type { TextStyles } from './read-text.ts'

export type ShapeStyles = Omit<TextStyles, 'ground'> & {
  /** How its text runs: beside paragraphs, shapes say it. */
  paragraph: Properties
}

/** All that lays down the look of a shape: its own styles, and what is so where they say nothing. */
export function findShapeStyles({ attributes }: XmlElement, styles: Styles): ShapeStyles {
  const name = attributes.get('style-name')
  const [first, second] = attributes.has('class')
    ? (['presentation', 'graphic'] as const)
    : (['graphic', 'presentation'] as const)
  const named = styles.chain(first, name)
  const own = named.length > 0 ? named : styles.chain(second, name)
  const ofText = styles.chain('paragraph', attributes.get('text-style-name'))
  const usual = styles.defaults('graphic')
  const depths = new Map<number, Properties>()
  return {
    graphic: propertiesOf([...own, ...usual], 'graphic'),
    paragraph: propertiesOf([...ofText, ...own, ...usual], 'paragraph'),
    ofDepth(depth) {
      const known = depths.get(depth) ?? [...ofText, ...findOutline(own, depth, styles), ...usual]
      depths.set(depth, known)
      return known
    },
  }
}

/** Outlines have a style for each of their levels, called alike but for its number. */
function findOutline(chain: Properties, depth: number, styles: Styles): Properties {
  if (depth <= 1) return chain
  const at = chain.findIndex(({ attributes }) => attributes.get('name')?.endsWith('outline1'))
  const first = chain[at]?.attributes.get('name')
  if (first === undefined) return chain
  const deeper = styles.chain('presentation', first.replace(/1$/, String(Math.min(10, depth))))
  return deeper.length > 0 ? [...chain.slice(0, at), ...deeper] : chain
}
