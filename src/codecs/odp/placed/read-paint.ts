import type { PlacedFill, PlacedShadow } from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { readPrintedSize } from '#codecs/look/read-printed-size.ts'
import { round } from '#codecs/look/round.ts'

import { findPath } from '../open-odp.ts'
import { readLength, readPercent } from '../read-length.ts'
import { readColour, seeThrough } from './colours.ts'
import type { PageSource } from './page-source.ts'
import { fadeStops, isAlongEdges, readGradient } from './read-gradient.ts'
import { type Properties, say } from './styles.ts'

/** What a shape is filled with where no style says it; text boxes and pictures have nothing then. */
export type UsualPaint = 'solid' | 'none'

export function readFill(
  from: Properties,
  { styles, file, background, onUnpainted }: PageSource,
  usual: UsualPaint,
): PlacedFill | undefined {
  if (say(from, 'fill-use-slide-background') === 'true') return background
  const kind = say(from, 'fill') ?? usual
  const opacity = Math.max(0, Math.min(1, readPercent(say(from, 'opacity')) ?? 1))
  const fading = styles.named('opacity', say(from, 'opacity-name'))
  const colour = readColour(say(from, 'fill-color')) ?? usualColour
  if (kind === 'solid') {
    if (!fading) return { kind: 'solid', colour: seeThrough(colour, opacity) }
    return fadeStops({ kind: 'solid', colour }, fading)
  }
  if (kind === 'gradient') {
    const named = styles.named('gradient', say(from, 'fill-gradient-name'))
    if (isAlongEdges(named)) onUnpainted('gradient')
    const gradient = readGradient(named)
    return gradient && (fading ? fadeStops(gradient, fading) : fadeAll(gradient, opacity))
  }
  if (kind === 'hatch') {
    const hatch = styles.named('hatch', say(from, 'fill-hatch-name'))
    return {
      kind: 'pattern',
      pattern: 'hatch',
      colour: readColour(hatch?.attributes.get('color')) ?? '#000000',
      ground: say(from, 'fill-hatch-solid') === 'true' ? colour : '#FFFFFF',
    }
  }
  if (kind !== 'bitmap') return undefined
  const image = styles.named('fill-image', say(from, 'fill-image-name'))
  const imageUrl = takePicture(file, image?.attributes.get('href'))
  if (imageUrl === null) return undefined
  if (isTiledOtherwise(from)) onUnpainted('tile')
  return {
    kind: 'picture',
    imageUrl,
    ...readTile(from, file, imageUrl),
    ...(opacity < 1 && { opacity }),
  }
}

const usualColour = '#729FCF'

const fadeAll = (fill: PlacedFill, opacity: number): PlacedFill =>
  fill.kind === 'linear' || fill.kind === 'radial'
    ? {
        ...fill,
        stops: fill.stops.map(({ at, colour }) => ({ at, colour: seeThrough(colour, opacity) })),
      }
    : fill

export function takePicture(
  { collection }: PageSource['file'],
  address: string | undefined,
): string | null {
  const path = address === undefined ? null : findPath(address)
  const found = path === null ? null : collection.take(path)
  return found?.kind === 'collected' ? found.url : null
}

/** Repeated at its size, unless it is to be stretched. */
function readTile(
  from: Properties,
  { collection }: PageSource['file'],
  imageUrl: string,
): Pick<Extract<PlacedFill, { kind: 'picture' }>, 'tile'> {
  const repeat = say(from, 'repeat') ?? 'repeat'
  if (repeat !== 'repeat') return {}
  const bytes = collection.pictures.get(imageUrl)?.bytes
  const own = bytes ? readPrintedSize(bytes) : null
  const length = (name: string, usual: number | undefined) =>
    Math.max(1, Math.min(placedLimits.reach, readLength(say(from, name)) || usual || 0))
  if (!own && readLength(say(from, 'fill-image-width')) === undefined) return {}
  return {
    tile: {
      width: round(length('fill-image-width', own?.width)),
      height: round(length('fill-image-height', own?.height)),
      x: 0,
      y: 0,
    },
  }
}

/** Put down once, or repeated from elsewhere than the corner. */
function isTiledOtherwise(from: Properties): boolean {
  const repeat = say(from, 'repeat') ?? 'repeat'
  const start = say(from, 'fill-image-ref-point') ?? 'center'
  return repeat === 'no-repeat' || (repeat === 'repeat' && start !== 'top-left')
}

export function readShadow(from: Properties): PlacedShadow | undefined {
  if (say(from, 'shadow') !== 'visible') return undefined
  const length = (name: string) =>
    Math.max(-2_000, Math.min(2_000, readLength(say(from, name)) ?? 0))
  const opacity = readPercent(say(from, 'shadow-opacity')) ?? 1
  return {
    x: round(length('shadow-offset-x')),
    y: round(length('shadow-offset-y')),
    blur: round(Math.max(0, Math.min(200, length('shadow-blur') / 2))),
    colour: seeThrough(readColour(say(from, 'shadow-color')) ?? '#808080', opacity),
  }
}
