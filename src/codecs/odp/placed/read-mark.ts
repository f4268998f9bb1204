import type { PlacedMark, RunLook } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { replaceSymbolFace, writeSymbols } from '#codecs/look/symbols.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength, readPercent } from '../read-length.ts'
import { readColour } from './colours.ts'
import { readFamily, type Styles } from './styles.ts'

/** How the points of one level of a list stand, and what stands before each. */
export type ListLevel = {
  /** Where text begins, and its first line as seen from there. */
  left: number
  indent: number
  /** Paragraphs that say where they begin mean all of it. */
  isWhole: boolean
  mark?: PlacedMark
  /** A picture stands before each, which is a dot here. */
  hasPicture?: true
}

export function readListLevel(
  list: XmlElement | undefined,
  depth: number,
  lead: RunLook,
  styles: Styles,
): ListLevel | null {
  const level = list?.children.find(
    (child): child is XmlElement =>
      typeof child !== 'string' && child.attributes.get('level') === String(depth),
  )
  if (!level) return null
  const mark = readMark(level, lead, styles)
  const hasPicture = level.name === 'list-level-style-image'
  return {
    ...readRoom(level),
    ...(mark && { mark }),
    ...(hasPicture && { hasPicture: true as const }),
  }
}

const px = (from: XmlElement | undefined, name: string): number =>
  readLength(from?.attributes.get(name)) ?? 0

function readRoom(level: XmlElement): Omit<ListLevel, 'mark'> {
  const properties = findElement(level, 'list-level-properties')
  const aligned = findElement(properties, 'list-level-label-alignment')
  if (aligned)
    return { left: px(aligned, 'margin-left'), indent: px(aligned, 'text-indent'), isWhole: true }
  const room = px(properties, 'min-label-width')
  return { left: px(properties, 'space-before') + room, indent: -room, isWhole: false }
}

/** Small dots in the middle of a line are what other faces have at full size. */
const largestDot = 0.6

function readMark(level: XmlElement, lead: RunLook, styles: Styles): PlacedMark | undefined {
  const shown = readSign(level)
  if (!shown) return undefined
  const [properties] = childrenOf(level, 'text-properties')
  const said = (name: string) => properties?.attributes.get(name)
  const named = said('font-name')
  const face = named ? styles.faceOf(named) : readFamily(said('font-family') ?? '')
  const colour = said('use-window-font-color') === 'true' ? undefined : readColour(said('color'))
  const size = said('font-size') ?? level.attributes.get('bullet-relative-size')
  const fixed = readLength(size)
  let scale = readPercent(size) ?? (fixed === undefined ? 1 : fixed / lead.size)
  let text = shown.text === undefined ? undefined : writeSymbols(shown.text, face).slice(0, 20)
  if (text === '●' && scale <= largestDot) [text, scale] = ['•', Math.min(2, scale * 2)]
  const plain = replaceSymbolFace(face, '')
  return {
    ...(text !== undefined && { text }),
    ...(shown.number && { number: shown.number }),
    ...(plain !== '' && { face: plain.slice(0, 100) }),
    ...(colour && { colour }),
    ...(scale > 0 && scale !== 1 && { scale: Math.min(10, round(scale)) }),
  }
}

function readSign({ name, attributes }: XmlElement): Pick<PlacedMark, 'text' | 'number'> | null {
  if (name === 'list-level-style-bullet') {
    const sign = attributes.get('bullet-char') ?? ''
    return sign.trim() === '' ? null : { text: sign }
  }
  if (name === 'list-level-style-image') return { text: '•' }
  if (name !== 'list-level-style-number') return null
  const style = nameCount(attributes)
  if (style === null) return null
  const from = Math.max(1, Math.min(10_000, Number(attributes.get('start-value') ?? 1) || 1))
  return { number: { style, from } }
}

const counts: Readonly<Record<string, string>> = {
  '1': 'arabic',
  a: 'alphaLc',
  A: 'alphaUc',
  i: 'romanLc',
  I: 'romanUc',
}

/** As `core/placed/count-mark` calls it; null for points that are not counted. */
function nameCount(attributes: XmlElement['attributes']): string | null {
  const format = counts[attributes.get('num-format') ?? '']
  if (!format) return null
  const [prefix = '', suffix = ''] = [attributes.get('num-prefix'), attributes.get('num-suffix')]
  if (suffix.includes(')')) return format + (prefix.includes('(') ? 'ParenBoth' : 'ParenR')
  if (suffix.includes('-')) return `${format}Minus`
  return format + (suffix.includes('.') ? 'Period' : 'Plain')
}
