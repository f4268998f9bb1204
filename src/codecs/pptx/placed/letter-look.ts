import type { RunLook } from '#core/deck/placed.ts'
import type { Relations } from '#codecs/opc/open-package.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readOutwardAddress } from '../../marked-runs.ts'
import { listChildren } from '../list-children.ts'
import type { ColourScheme } from '../read-colour.ts'
import { attribute, find, findAll, findDeep, firstOf, flag, number, share } from './find.ts'
import { findFill, isFill } from './read-paint.ts'
import { resolveColour } from './resolve-colour.ts'
import type { SheetLook } from './sheet-look.ts'

/** What letters inherit, and what a shape's or a table's style says of them in between. */
export type LetterSource = {
  sheet: Pick<SheetLook, 'scheme' | 'theme'>
  /** Stronger than the style, the nearest first. */
  near: readonly (XmlElement | undefined)[]
  far: readonly (XmlElement | undefined)[]
  /** Of the style. */
  colour?: string | null | undefined
  face?: string | undefined
  bold?: boolean | undefined
}

export type ReadLetterLook = (properties: XmlElement | undefined, relations: Relations) => RunLook

/** All that a run says of its look by attributes. */
const attributeNames = ['sz', 'b', 'i', 'u', 'strike', 'baseline', 'spc', 'cap'] as const

/** What a run says of itself as elements. */
type OwnPaint = {
  face: string | undefined
  colour: string | undefined
  highlight: string | null
  link: XmlElement | undefined
  /** Undefined where nothing is said of it. */
  isBlended: boolean | undefined
  isOutlined: boolean | undefined
  isShadowed: boolean | undefined
}

const nothing: OwnPaint = {
  face: undefined,
  colour: undefined,
  highlight: null,
  link: undefined,
  isBlended: undefined,
  isOutlined: undefined,
  isShadowed: undefined,
}

/** Looks of letters that their file dresses more than can be painted: outlines, shadows, blended colours. */
const plainer = new WeakSet<RunLook>()
export const isPlainer = (look: RunLook): boolean => plainer.has(look)

/** Most runs look like another of their kind: each look is made out once. */
export function createLetterReader(source: LetterSource): ReadLetterLook {
  const known = new Map<string, RunLook>()
  return (properties, relations) => {
    if (!properties) return remember(known, '', source, properties, nothing)
    const own = properties.children.length === 0 ? nothing : readOwnPaint(properties, source.sheet)
    let key = ''
    for (const name of attributeNames) {
      const value = properties.attributes.get(name)
      if (value !== undefined) key += `${name}=${value} `
    }
    if (own !== nothing) {
      const { face = '', colour = '', highlight } = own
      key += `${face} ${colour} ${highlight ?? ''}`
      key += ` ${own.isBlended} ${own.isOutlined} ${own.isShadowed}`
    }
    const look = remember(known, key, source, properties, own)
    return own.link ? addLink(look, own.link, source.sheet, relations) : look
  }
}

function remember(
  known: Map<string, RunLook>,
  key: string,
  source: LetterSource,
  properties: XmlElement | undefined,
  own: OwnPaint,
): RunLook {
  const before = known.get(key)
  if (before) return before
  const look = readLook(source, properties, own)
  if (isDressed(source, own)) plainer.add(look)
  known.set(key, look)
  return look
}

/** Whether the nearest that says it blends the colours of letters, outlines them or gives them a shadow. */
function isDressed({ near, far, colour }: LetterSource, own: OwnPaint): boolean {
  const chain = [...near, ...far]
  return (
    (own.isBlended ?? firstOf(near, blends) ?? (colour ? false : firstOf(far, blends))) === true ||
    (own.isOutlined ?? firstOf(chain, outlines)) === true ||
    (own.isShadowed ?? firstOf(chain, shadows)) === true
  )
}

const isBlend = ({ name }: XmlElement): boolean =>
  name === 'gradFill' || name === 'pattFill' || name === 'blipFill'

const isLine = (line: XmlElement): boolean => {
  const fill = findFill(line)
  return fill !== undefined && fill.name !== 'noFill'
}

const blends = (properties: XmlElement): boolean | undefined => {
  const fill = findFill(properties)
  return fill && isBlend(fill)
}

const outlines = (properties: XmlElement): boolean | undefined => {
  const line = find(properties, 'ln')
  return line && isLine(line)
}

const shadows = (properties: XmlElement): boolean | undefined => {
  const effects = find(properties, 'effectLst')
  return effects && effects.children.length > 0
}

function readOwnPaint(properties: XmlElement, { scheme }: LetterSource['sheet']): OwnPaint {
  let [fill, face, highlight, link, line, effects]: (XmlElement | undefined)[] = []
  for (const child of listChildren(properties)) {
    if (isFill(child)) fill ??= child
    else if (child.name === 'latin') face ??= child
    else if (child.name === 'highlight') highlight ??= child
    else if (child.name === 'hlinkClick') link ??= child
    else if (child.name === 'ln') line ??= child
    else if (child.name === 'effectLst') effects ??= child
  }
  return {
    face: attribute(face, 'typeface') || undefined,
    colour: fill && readFillColour(fill, scheme),
    highlight: highlight ? resolveColour(highlight, scheme) : null,
    link,
    isBlended: fill && isBlend(fill),
    isOutlined: line && isLine(line),
    isShadowed: effects && effects.children.length > 0,
  }
}

/** Each property from the nearest that says it. */
function readLook(
  source: LetterSource,
  properties: XmlElement | undefined,
  own: OwnPaint,
): RunLook {
  const { sheet, near, far } = source
  const chain = [properties, ...near, ...far]
  const nearest = [properties, ...near]
  const colourOf = (one: XmlElement) => readColour(one, sheet)
  const sizePt = (firstOf(chain, (one) => number(one, 'sz')) ?? 1800) / 100
  const raise = firstOf(chain, (one) => share(one, 'baseline')) ?? 0
  const spacing = firstOf(chain, (one) => number(one, 'spc')) ?? 0
  const caps = firstOf(chain, (one) => attribute(one, 'cap'))
  const underline = firstOf(chain, (one) => attribute(one, 'u'))
  const strike = firstOf(chain, (one) => attribute(one, 'strike'))
  const bold =
    firstOf(nearest, (one) => flag(one, 'b')) ??
    source.bold ??
    firstOf(far, (one) => flag(one, 'b'))
  const face = own.face ?? firstOf(near, faceOf) ?? source.face ?? firstOf(far, faceOf)
  return {
    face: nameFace(face ?? '+mn-lt', sheet.theme),
    size: round(Math.max(0.5, Math.min(4_000, sizePt)) * (4 / 3)),
    colour:
      own.colour ??
      firstOf(near, colourOf) ??
      source.colour ??
      firstOf(far, colourOf) ??
      sheet.scheme('tx1') ??
      '#000000',
    ...(bold && { bold: true as const }),
    ...(firstOf(chain, (one) => flag(one, 'i')) && { italic: true as const }),
    ...(underline && underline !== 'none' && { underline: true as const }),
    ...(strike && strike !== 'noStrike' && { strike: true as const }),
    ...(spacing !== 0 && { spacing: round((spacing / 100) * (4 / 3)) }),
    ...(raise !== 0 && { raise: Math.max(-1, Math.min(1, raise)) }),
    ...((caps === 'all' || caps === 'small') && { caps }),
    ...(own.highlight && { highlight: own.highlight }),
  }
}

/** It has the theme's colour, whatever its run says, unless an extension lets the run win. */
function addLink(
  look: RunLook,
  link: XmlElement,
  { scheme }: LetterSource['sheet'],
  relations: Relations,
): RunLook {
  const colour = findDeep(link, 'hlinkClr') ? null : scheme('hlink')
  const relation = relations.get(attribute(link, 'id') ?? '')
  const address = relation?.isExternal ? readOutwardAddress(relation.target) : null
  const linked: RunLook = {
    ...look,
    ...(colour && { colour }),
    underline: true,
    ...(address !== null && { link: address }),
  }
  if (isPlainer(look)) plainer.add(linked)
  return linked
}

const faceOf = (properties: XmlElement): string | undefined =>
  attribute(find(properties, 'latin'), 'typeface') || undefined

function readColour(properties: XmlElement, { scheme }: LetterSource['sheet']): string | undefined {
  const fill = findFill(properties)
  return fill && readFillColour(fill, scheme)
}

/** Of a gradient the first colour; letters without a fill are not seen. */
function readFillColour(fill: XmlElement, scheme: ColourScheme): string | undefined {
  if (fill.name === 'noFill') return '#00000000'
  if (fill.name === 'gradFill')
    return resolveColour(findAll(find(fill, 'gsLst'), 'gs')[0], scheme) ?? undefined
  return fill.name === 'solidFill' ? (resolveColour(fill, scheme) ?? undefined) : undefined
}

/** `+mj-lt` is the face that the theme has for titles. */
export function nameFace(face: string, theme: XmlElement | undefined): string {
  const [, role] = /^\+(mj|mn)-(?:lt|ea|cs)$/.exec(face) ?? []
  if (!role) return face.slice(0, 100)
  const fonts = find(
    theme,
    'themeElements',
    'fontScheme',
    role === 'mj' ? 'majorFont' : 'minorFont',
  )
  return (attribute(find(fonts, 'latin'), 'typeface') || 'Calibri').slice(0, 100)
}
