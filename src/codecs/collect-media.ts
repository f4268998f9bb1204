import { defaultImageEffects } from '#core/deck/pictures/image-style.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import type { ImageBox, LogoBox, PictureBox } from '#core/layout/boxes.ts'
import { coverArea, layoutPicture } from '#core/layout/pictures/layout-picture.ts'
import { readOrientation } from '#core/picture/read-orientation.ts'
import { readPictureSize } from '#core/picture/read-picture-size.ts'
import { type PictureFormat, sniffPicture } from '#core/picture/sniff-picture.ts'
import { type BakePicture, pixelEffects, type PixelEffects } from '#ports/pictures/bake-picture.ts'

import { decodeDataUrl } from './decode-data-url.ts'
import { writePng } from './metafile/write-png.ts'
import type { ReadPicture } from './read-result.ts'
import type { DeckToWrite } from './write-result.ts'

/** A picture in the file. */
export type Medium = { name: string; width: number; height: number; bytes: Uint8Array }

export type TakenPicture = {
  medium: Medium | null
  loss:
    | { kind: 'picture-missing' | 'picture-elsewhere' | 'picture-effects' }
    | { kind: 'picture-format'; format: string }
    | null
}

/** Every kind of box that shows pixels: what is done to them is the same. */
export type PaintedPicture = PictureBox | ImageBox | LogoBox

/** A drawing whose edges stay sharp stands in the file beside the picture of it. */
export type TakenDrawing = Omit<TakenPicture, 'loss'> & {
  drawing?: { name: string }
  loss: TakenPicture['loss'] | { kind: 'picture-drawing' }
}

export type Media = {
  /** Puts what a slide shows into the file, once however often it is shown. */
  take(imageUrl: string, box: PaintedPicture): Promise<TakenPicture>
  /** The same with nothing done to its pixels, and drawings as what they are. */
  takeAsIs(imageUrl: string): Promise<TakenDrawing>
}

/** What can stand in a file as it is. All else is baked, where that can be done. */
export type MediaRules = {
  formats: ReadonlySet<PictureFormat>
  /** Photographs stand upright there, however the camera was held. */
  turns: boolean
}

/** What every office program shows; none looks how a camera was held. */
const officeRules: MediaRules = {
  formats: new Set<PictureFormat>(['png', 'jpeg', 'gif']),
  turns: false,
}

export function collectMedia(
  pictures: DeckToWrite['pictures'],
  bakePicture: BakePicture | undefined,
  add: (name: string, bytes: Uint8Array) => void,
  { formats, turns }: MediaRules = officeRules,
): Media {
  const taken = new Map<string, Promise<TakenPicture>>()
  const sources = new Map<string, ReadPicture | null>()
  const known: Medium[] = []
  const drawings: { name: string; bytes: Uint8Array }[] = []

  function findSource(imageUrl: string): ReadPicture | null {
    const there = sources.get(imageUrl)
    if (there !== undefined) return there
    const source = pictures.get(imageUrl) ?? decodeDataUrl(imageUrl)
    sources.set(imageUrl, source)
    return source
  }

  function collect(bytes: Uint8Array): Medium | null {
    const header = sniffPicture(bytes)
    if (!header || !formats.has(header.format)) return null
    const same = known.find((one) => isSame(one.bytes, bytes))
    if (same) return same
    const { format, width, height } = header
    const medium = { name: `image${known.length + 1}.${format}`, width, height, bytes }
    known.push(medium)
    add(medium.name, bytes)
    return medium
  }

  function collectDrawing(bytes: Uint8Array): { name: string } {
    const same = drawings.find((one) => isSame(one.bytes, bytes))
    if (same) return same
    const drawing = { name: `drawing${drawings.length + 1}.svg`, bytes }
    drawings.push(drawing)
    add(drawing.name, bytes)
    return drawing
  }

  async function put(source: ReadPicture, effects: PixelEffects): Promise<TakenPicture> {
    const isPlain =
      !effects.duotone &&
      pixelEffects.every((name) => effects[name] === defaultImageEffects[name]) &&
      (turns || readOrientation(source.bytes) === 1)
    const plain = isPlain ? collect(source.bytes) : null
    if (plain) return { medium: plain, loss: null }
    const baked = await bakePicture?.(source, effects)
    const medium = baked ? collect(baked.bytes) : null
    if (medium) return { medium, loss: null }
    const untouched = collect(source.bytes)
    if (untouched) return { medium: untouched, loss: { kind: 'picture-effects' } }
    const format = sniffPicture(source.bytes)?.format ?? source.type.replace(/^image\//, '')
    return { medium: null, loss: { kind: 'picture-format', format } }
  }

  async function takeWith(
    imageUrl: string,
    findEffects: (source: ReadPicture) => PixelEffects,
  ): Promise<TakenPicture> {
    const source = findSource(imageUrl)
    if (!source) {
      const kind = isRemotePicture(imageUrl) ? 'picture-elsewhere' : 'picture-missing'
      return { medium: null, loss: { kind } }
    }
    const effects = findEffects(source)
    const key = JSON.stringify([imageUrl, effects])
    const found = taken.get(key) ?? put(source, effects)
    taken.set(key, found)
    return found
  }

  return {
    take: (imageUrl, box) => takeWith(imageUrl, (source) => describeEffects(source, box)),
    async takeAsIs(imageUrl) {
      const painted = await takeWith(imageUrl, () => defaultImageEffects)
      const source = findSource(imageUrl)
      if (source?.type !== drawingType) return painted
      const drawing = collectDrawing(source.bytes)
      if (painted.medium) return { ...painted, drawing }
      // Programs that do not know drawings show nothing in its place.
      return { medium: collect(clearPixel()), drawing, loss: { kind: 'picture-drawing' } }
    },
  }
}

const drawingType = 'image/svg+xml'

const clearPixel = () => writePng({ width: 1, height: 1, data: new Uint8Array(4) })

/** A blur is so many px of the stage; the file has it in px of the picture. */
function describeEffects({ bytes }: ReadPicture, box: PaintedPicture): PixelEffects {
  if (box.kind === 'logo') return defaultImageEffects
  const { brightness, contrast, saturation, hue, blur, sepia, grayscale } = box.effects
  const size = readPictureSize(bytes) ?? { width: 1600, height: 1200 }
  const { width } =
    box.kind === 'image' ? box : coverArea(layoutPicture(box, size).area, box.crop, size)
  const scaled = Math.round((10 * blur * size.width) / width) / 10
  const duotone = box.kind === 'image' && box.effects.duotone
  return {
    brightness,
    contrast,
    saturation,
    hue,
    blur: scaled,
    sepia,
    grayscale,
    ...(duotone && { duotone }),
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]))
