import type { PlacedText } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength, readPercent } from '../read-length.ts'
import type { ShapeStyles } from './shape-styles.ts'
import { findInside, type Properties, say } from './styles.ts'

type BodyRoom = Omit<PlacedText, 'looks' | 'paragraphs'>

const cm = 96 / 2.54
const usualInsets = { left: 0.25 * cm, right: 0.25 * cm, top: 0.125 * cm, bottom: 0.125 * cm }

const readInsets = (graphic: Properties, usual = usualInsets): PlacedText['insets'] => {
  const inset = (side: keyof typeof usual) =>
    round(readLength(say(graphic, `padding-${side}`) ?? say(graphic, 'padding')) ?? usual[side])
  return [inset('left'), inset('top'), inset('right'), inset('bottom')]
}

const anchors: Readonly<Record<string, 'middle' | 'bottom'>> = {
  middle: 'middle',
  bottom: 'bottom',
}

/** Where in a shape its text stands, and how it fits. */
export function readBodyRoom(
  shape: XmlElement,
  { graphic, paragraph }: Pick<ShapeStyles, 'graphic' | 'paragraph'>,
): BodyRoom {
  const anchor = anchors[say(graphic, 'textarea-vertical-align') ?? '']
  const vertical = findVertical(shape, graphic, paragraph)
  const across = say(graphic, 'textarea-horizontal-align')
  const isUnwrapped =
    shape.name === 'custom-shape'
      ? say(graphic, 'wrap-option') === 'no-wrap'
      : say(graphic, 'auto-grow-width') === 'true'
  const columns = findInside(graphic, 'columns')?.attributes
  const count = Math.floor(Number(columns?.get('column-count') ?? 1))
  const gap = readLength(columns?.get('column-gap'))
  return {
    insets: readInsets(graphic),
    ...(anchor && { anchor }),
    ...(isUnwrapped && { isUnwrapped: true as const }),
    ...(across === 'center' && { isCentred: true as const }),
    ...(vertical && { vertical }),
    ...(count >= 2 &&
      count <= 16 && {
        columns: count,
        ...(gap !== undefined && gap >= 0 && { columnGap: round(gap) }),
      }),
    ...readFit(graphic),
  }
}

function readFit(graphic: Properties): Pick<PlacedText, 'fit' | 'scale'> {
  const fit = say(graphic, 'fit-to-size') ?? 'false'
  if (fit !== 'false' || say(graphic, 'shrink-to-fit') === 'true') {
    const said = say(graphic, 'fit-to-size-font-scale') ?? say(graphic, 'fit-to-size-scale')
    const scale = readPercent(said)
    return { fit: 'shrink', ...(scale !== undefined && scale > 0 && { scale: Math.min(1, scale) }) }
  }
  return say(graphic, 'auto-grow-height') === 'true' ? { fit: 'grow' } : {}
}

/** Set lying, and turned by a quarter. */
function findVertical(
  shape: XmlElement,
  graphic: Properties,
  paragraph: Properties,
): 90 | 270 | undefined {
  const turned = Number(
    findElement(shape, 'enhanced-geometry')?.attributes.get('text-rotate-angle') ?? 0,
  )
  const quarter = (((Math.round(turned / 90) * 90) % 360) + 360) % 360
  if (quarter === 270) return 90
  if (quarter === 90) return 270
  for (const from of [paragraph, graphic])
    for (const { attributes } of from) {
      const modes = ['writing-mode', ':writing-mode'].map((name) => attributes.get(name) ?? '')
      if (modes.includes('bt-lr')) return 270
      if (modes.some((mode) => mode.startsWith('tb'))) return 90
      if (modes.some(Boolean)) return undefined
    }
  return undefined
}
