import type { PlacedSlide } from '#core/deck/placed.ts'
import {
  tallyUnpainted,
  type Unpainted,
  type UnpaintedTally,
} from '#codecs/look/count-unpainted.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { findProperties } from '../list-shapes.ts'
import { attribute, find, flag } from './find.ts'

/** How often each of them is on a slide and behind it. */
export function countUnpainted(
  placed: PlacedSlide,
  root: XmlElement,
): ReadonlyMap<Unpainted, number> {
  const { counts, add } = tallyUnpainted(placed)
  lookAtTree(find(root, 'cSld', 'spTree'), add)
  return counts
}

/** Of the effects of a shape, those that are nowhere kept. */
const glows = ['glow', 'reflection', 'softEdge', 'innerShdw', 'prstShdw'] as const

function lookAtTree(tree: XmlElement | undefined, add: UnpaintedTally['add']): void {
  for (const element of listChildren(tree)) {
    if (flag(findProperties(element, 'cNvPr'), 'hidden')) continue
    if (element.name === 'grpSp') lookAtTree(element, add)
    const properties = find(element, 'spPr')
    const effects = find(properties, 'effectLst')
    if (effects && glows.some((name) => find(effects, name))) add('glow')
    const depth = find(properties, 'sp3d')
    if (depth && (find(depth, 'bevelT') ?? find(depth, 'bevelB'))) add('depth')
    const warp = attribute(find(element, 'txBody', 'bodyPr', 'prstTxWarp'), 'prst')
    if (warp !== undefined && warp !== 'textNoShape' && warp !== 'textPlain') add('warp')
  }
}
