import type { PlacedPicture, PlacedShape } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readPercent } from '../read-length.ts'
import type { PageSource } from './page-source.ts'
import { readChartFrame } from './read-chart-frame.ts'
import { readCrop } from './read-crop.ts'
import type { Add, DrawnShape, readBox } from './read-elements.ts'
import { readAlt } from './read-alt.ts'
import { readLine } from './read-line.ts'
import { readFill, readShadow, takePicture } from './read-paint.ts'
import { type PlacedPlace, readPlace } from './read-place.ts'
import { readTable } from './read-table.ts'
import { findShapeStyles } from './shape-styles.ts'
import { type Properties, say } from './styles.ts'

/** A frame holds a text, a table, a picture, or something that comes with a picture of itself. */
export function readFrame(
  frame: XmlElement,
  source: PageSource,
  add: Add,
  readText: typeof readBox,
): void {
  const place = readPlace(frame)
  if (!place) return
  const text = findElement(frame, 'text-box')
  if (text) {
    const drawn: DrawnShape = { place }
    return add(readText(frame, text, drawn, source, 'none'))
  }
  const table = findElement(frame, 'table')
  if (table) return add(readTable(table, place, source))
  const object = findElement(frame, 'object')
  const chart = object && readChartFrame(object, frame, place, source)
  if (chart) return add(chart)
  const isObject = object ?? findElement(frame, 'object-ole') ?? findElement(frame, 'plugin')
  const found = readPicture(frame, place, source)
  if (isObject && !found.some(({ kind }) => kind === 'picture')) source.onLeftOut('object')
  for (const element of found) add(element)
}

/** The first of its pictures that can be shown, before what it is filled with. */
function readPicture(
  frame: XmlElement,
  place: PlacedPlace,
  source: PageSource,
): (PlacedPicture | PlacedShape)[] {
  const imageUrl = childrenOf(frame, 'image')
    .map(({ attributes }) => takePicture(source.file, attributes.get('href')))
    .find((url) => url !== null)
  const { graphic } = findShapeStyles(frame, source.styles)
  const fill = readFill(graphic, source, 'none')
  const line = readLine(graphic, source, 'none')
  const behind: PlacedShape[] = fill ? [{ kind: 'shape', ...place, fill }] : []
  // What could not be taken along is told by whoever reads the pictures of the slide.
  if (!imageUrl) return behind
  const crop = readCrop(say(graphic, 'clip'), source.file.collection.pictures.get(imageUrl)?.bytes)
  const shadow = readShadow(graphic)
  const alt = readAlt(frame)
  const mirror = say(graphic, 'mirror') ?? 'none'
  const opacity = readPercent(say(graphic, 'image-opacity')) ?? 1
  return [
    ...behind,
    {
      kind: 'picture',
      ...place,
      ...(mirror.includes('horizontal') && { flipH: true as const }),
      ...(mirror.includes('vertical') && { flipV: true as const }),
      imageUrl,
      ...(crop && { crop }),
      ...(opacity < 1 && { opacity: Math.max(0, opacity) }),
      ...readEffects(graphic),
      ...(line && { line }),
      ...(shadow && { shadow }),
      ...(alt && { alt }),
    },
  ]
}

function readEffects(graphic: Properties): Pick<PlacedPicture, 'effects'> {
  const mode = say(graphic, 'color-mode') ?? 'standard'
  const isPale = mode === 'watermark'
  const share = (name: string) =>
    round(Math.max(-1, Math.min(1, readPercent(say(graphic, name)) ?? 0)))
  const brightness = share('luminance') + (isPale ? 0.5 : 0)
  const contrast = share('contrast') - (isPale ? 0.7 : 0)
  const effects = {
    ...((mode === 'greyscale' || mode === 'mono') && { grayscale: true as const }),
    ...(brightness !== 0 && { brightness }),
    ...(contrast !== 0 && { contrast }),
  }
  return Object.keys(effects).length > 0 ? { effects } : {}
}
