import type { ImageEffects } from '#core/deck/pictures/image-style.ts'
import type { TwoTones } from '#core/picture/two-tones.ts'

/** Effects that change pixels, of those a picture may have, in the order in which the screen applies them. */
export const pixelEffects = [
  'brightness',
  'contrast',
  'saturation',
  'hue',
  'sepia',
  'grayscale',
  'blur',
] as const

/** As on the slide, but for `blur`, which is in px of the picture itself. */
export type PixelEffects = Pick<ImageEffects, (typeof pixelEffects)[number]> & {
  /** After all others. */
  duotone?: TwoTones
}

export type BakedPicture = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/png' | 'image/jpeg'
}

/**
 * Paints effects into a picture, for files that cannot say them, and turns formats that only browsers
 * show into one that every program does. `null` when it cannot be decoded here.
 */
export type BakePicture = (
  picture: { bytes: Uint8Array<ArrayBuffer>; type: string },
  effects: PixelEffects,
) => Promise<BakedPicture | null>
