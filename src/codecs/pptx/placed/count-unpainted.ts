import type { PlacedElement, PlacedFill, PlacedSlide } from '#core/deck/placed.ts'
import { readPreset } from '#core/placed/read-preset.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { findProperties } from '../list-shapes.ts'
import { attribute, find, flag } from './find.ts'

/** What a slide keeps of its look, or had of it, and is painted otherwise here. */
export type Unpainted = 'tones' | 'pattern' | 'outline' | 'depth' | 'glow' | 'warp'

/** How often each of them is on a slide and behind it. */
export function countUnpainted(
  { background, backdrop, elements }: PlacedSlide,
  root: XmlElement,
): ReadonlyMap<Unpainted, number> {
  const counts = new Map<Unpainted, number>()
  const add = (kind: Unpainted) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  lookAtFill(background, add)
  for (const element of [...backdrop, ...elements]) lookAtElement(element, add)
  lookAtTree(find(root, 'cSld', 'spTree'), add)
  return counts
}

type Add = (kind: Unpainted) => void

function lookAtFill(fill: PlacedFill | undefined, add: Add): void {
  if (fill?.kind === 'pattern') add('pattern')
  if (fill?.kind === 'picture' && fill.effects?.duotone) add('tones')
}

function lookAtElement(element: PlacedElement, add: Add): void {
  if (element.kind === 'table') for (const { fill } of element.cells) lookAtFill(fill, add)
  if (element.kind !== 'shape' && element.kind !== 'picture') return
  const { geometry } = element
  if (geometry && 'preset' in geometry && !readPreset(geometry.preset)) add('outline')
  if (element.kind === 'shape') lookAtFill(element.fill, add)
  else if (element.effects?.duotone) add('tones')
}

/** Of the effects of a shape, those that are nowhere kept. */
const glows = ['glow', 'reflection', 'softEdge', 'innerShdw', 'prstShdw'] as const

function lookAtTree(tree: XmlElement | undefined, add: Add): void {
  for (const element of listChildren(tree)) {
    if (flag(findProperties(element, 'cNvPr'), 'hidden')) continue
    if (element.name === 'grpSp') lookAtTree(element, add)
    const properties = find(element, 'spPr')
    if (glows.some((name) => find(properties, 'effectLst', name))) add('glow')
    if (find(properties, 'sp3d', 'bevelT') ?? find(properties, 'sp3d', 'bevelB')) add('depth')
    const warp = attribute(find(element, 'txBody', 'bodyPr', 'prstTxWarp'), 'prst')
    if (warp !== undefined && warp !== 'textNoShape' && warp !== 'textPlain') add('warp')
  }
}
