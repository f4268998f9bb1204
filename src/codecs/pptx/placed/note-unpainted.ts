import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readOutwardAddress } from '../../marked-runs.ts'
import { listChildren } from '../list-children.ts'
import type { ElementSource } from './element-source.ts'
import { attribute, find, firstOf, number } from './find.ts'
import { findFill, findThemed } from './read-paint.ts'
import type { SheetLook } from './sheet-look.ts'

type Properties = readonly (XmlElement | undefined)[]

/** Of glows and depth, what the nearest sheet says, else the theme's style; nothing of it is painted. */
export function noteEffects(
  properties: Properties,
  reference: XmlElement | undefined,
  look: SheetLook,
  { onLeftOut }: Pick<ElementSource, 'onLeftOut'>,
): void {
  const styled = findThemed(reference, 'effectStyleLst', look)
  if (hasGlow(firstOf(properties, (one) => find(one, 'effectLst')) ?? find(styled, 'effectLst')))
    onLeftOut('glow')
  const body = firstOf(properties, (one) => find(one, 'sp3d')) ?? find(styled, 'sp3d')
  const scene = firstOf(properties, (one) => find(one, 'scene3d')) ?? find(styled, 'scene3d')
  if (isDeep(body) || isTilted(find(scene, 'camera'))) onLeftOut('depth')
}

/** Of a group, what it does as one; what its shapes have of their own is painted. */
export function noteGroup(
  properties: XmlElement | undefined,
  { onLeftOut }: Pick<ElementSource, 'onLeftOut'>,
): void {
  if (listChildren(find(properties, 'effectLst')).length > 0) onLeftOut('group')
  if (isTilted(find(properties, 'scene3d', 'camera'))) onLeftOut('depth')
}

/** In which form the colours or pictures of a fill follow each other. */
export function noteFill(fill: XmlElement | undefined, onLeftOut: (kind: Unpainted) => void): void {
  const path = fill?.name === 'gradFill' ? find(fill, 'path') : undefined
  if (path && attribute(path, 'path') !== 'circle') onLeftOut('gradient')
  const tile = fill?.name === 'blipFill' ? find(fill, 'tile') : undefined
  if (tile && (isSaid(tile, 'flip', 'none') || isSaid(tile, 'algn', 'tl'))) onLeftOut('tile')
}

/** Lines have one colour. */
export function noteLine(
  own: XmlElement | undefined,
  reference: XmlElement | undefined,
  look: SheetLook,
  { onLeftOut }: Pick<ElementSource, 'onLeftOut'>,
): void {
  const fill = findFill(own) ?? findFill(findThemed(reference, 'lnStyleLst', look))
  if (fill?.name === 'gradFill') onLeftOut('gradient')
}

const isSaid = (tile: XmlElement, name: string, usual: string): boolean =>
  (attribute(tile, name) ?? usual) !== usual

/** Of the effects of a shape, those that are nowhere kept. */
const glows: ReadonlySet<string> = new Set([
  'glow',
  'reflection',
  'softEdge',
  'innerShdw',
  'prstShdw',
])

const hasGlow = (effects: XmlElement | undefined): boolean =>
  listChildren(effects).some(({ name }) => glows.has(name))

const isDeep = (body: XmlElement | undefined): boolean =>
  body !== undefined &&
  ((number(body, 'extrusionH') ?? 0) > 0 ||
    find(body, 'bevelT') !== undefined ||
    find(body, 'bevelB') !== undefined)

/** Whether a shape is seen from anywhere but the front. */
function isTilted(camera: XmlElement | undefined): boolean {
  const rotation = find(camera, 'rot')
  if (rotation) return ['lat', 'lon', 'rev'].some((name) => Number(attribute(rotation, name)) !== 0)
  const preset = attribute(camera, 'prst') ?? ''
  return preset !== '' && !preset.endsWith('Front')
}

/** What makes other colours of a picture's own, or lets one be seen through. */
const recolours: ReadonlySet<string> = new Set([
  'clrChange',
  'clrRepl',
  'hsl',
  'tint',
  'biLevel',
  'fillOverlay',
  'alphaBiLevel',
  'alphaInv',
  'alphaRepl',
])

export const isRecoloured = (blip: XmlElement | undefined): boolean =>
  listChildren(blip).some(({ name }) => recolours.has(name))

/** Where a click on something leads, if that is out of the file. */
export function findOutward(
  about: XmlElement | undefined,
  { relations }: Pick<ElementSource, 'relations'>,
): string | null {
  const click = about && about.children.length > 0 ? find(about, 'hlinkClick') : undefined
  const relation = click && relations.get(attribute(click, 'id') ?? '')
  const address = relation?.isExternal ? readOutwardAddress(relation.target) : null
  return address !== null && address.length <= mostLetters ? address : null
}

/** Of an address. */
const mostLetters = 2_000

/** Whether a click on something goes somewhere: what plays a sound or a video is told as that. */
export function leadsSomewhere(about: XmlElement | undefined): boolean {
  if (!about || about.children.length === 0) return false
  const click = find(about, 'hlinkClick')
  const action = attribute(click, 'action') ?? ''
  if (action === '') return Boolean(attribute(click, 'id'))
  return !/^ppaction:\/\/(?:media|noaction)/.test(action)
}
