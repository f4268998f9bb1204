import * as v from 'valibot'

import { hexColourSchema } from './hex-colour.ts'

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const imageStyleSchema = v.object({
  shape: v.picklist(['rectangle', 'circle', 'rounded', 'hexagon', 'triangle', 'star', 'heart']),
  borderWidth: between(0, 20),
  borderColor: hexColourSchema,
  borderStyle: v.picklist(['solid', 'dashed', 'dotted', 'double']),
  shadow: v.picklist(['none', 'small', 'medium', 'large', 'glow']),
  position: v.picklist([
    'center',
    'left',
    'right',
    'top',
    'bottom',
    'top-left',
    'top-right',
    'bottom-left',
    'bottom-right',
  ]),
  size: v.picklist(['small', 'medium', 'large', 'full']),
  /** Fills its frame, and is cut where it has another form; or is shown whole, and the frame takes its form. */
  fit: v.picklist(['cover', 'contain']),
  overlay: v.picklist(['none', 'dark', 'light', 'gradient', 'color']),
  overlayColor: hexColourSchema,
  overlayOpacity: between(0, 100),
})

export type ImageStyle = v.InferOutput<typeof imageStyleSchema>

export const defaultImageStyle: ImageStyle = {
  shape: 'rectangle',
  borderWidth: 0,
  borderColor: '#3B82F6',
  borderStyle: 'solid',
  shadow: 'medium',
  position: 'center',
  size: 'full',
  fit: 'cover',
  overlay: 'none',
  overlayColor: '#000000',
  overlayOpacity: 30,
}

/** Share of the picture frame that each size takes. */
export const imageSizePercent: Record<ImageStyle['size'], number> = {
  small: 25,
  medium: 50,
  large: 75,
  full: 100,
}

/** Lowest and highest value of each effect. */
export const imageEffectLimits = {
  brightness: [0, 200],
  contrast: [0, 200],
  saturation: [0, 200],
  hue: [-180, 180],
  blur: [0, 10],
  sepia: [0, 100],
  grayscale: [0, 100],
  rotation: [-180, 180],
  scale: [50, 200],
  opacity: [0, 100],
} as const

export const imageEffectsSchema = v.object({
  brightness: between(...imageEffectLimits.brightness),
  contrast: between(...imageEffectLimits.contrast),
  saturation: between(...imageEffectLimits.saturation),
  hue: between(...imageEffectLimits.hue),
  blur: between(...imageEffectLimits.blur),
  sepia: between(...imageEffectLimits.sepia),
  grayscale: between(...imageEffectLimits.grayscale),
  rotation: between(...imageEffectLimits.rotation),
  scale: between(...imageEffectLimits.scale),
  opacity: between(...imageEffectLimits.opacity),
})

export type ImageEffects = v.InferOutput<typeof imageEffectsSchema>

export const defaultImageEffects: ImageEffects = {
  brightness: 100,
  contrast: 100,
  saturation: 100,
  hue: 0,
  blur: 0,
  sepia: 0,
  grayscale: 0,
  rotation: 0,
  scale: 100,
  opacity: 100,
}

/** The part of a picture that is shown, as shares of its width and height. */
export const imageCropSchema = v.object({
  x: between(0, 1),
  y: between(0, 1),
  width: between(0, 1),
  height: between(0, 1),
  /** What stays in sight where a frame has another form than that part: shares of the part's own size. */
  focusX: between(0, 1),
  focusY: between(0, 1),
})

export type ImageCrop = v.InferOutput<typeof imageCropSchema>

/** Width by height of a whole picture, as it is seen. */
export const imageAspectSchema = between(0.01, 100)

export const wholePicture: ImageCrop = {
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  focusX: 0.5,
  focusY: 0.5,
}

/** Shown without a crop, and cut on all sides alike. */
export const isWholePicture = (crop: ImageCrop): boolean =>
  (['x', 'y', 'width', 'height', 'focusX', 'focusY'] as const).every(
    (side) => crop[side] === wholePicture[side],
  )

/** Whose picture it is and under which licence, kept with it wherever it goes. */
export const imageCreditSchema = v.object({
  title: v.string(),
  creator: v.string(),
  license: v.string(),
  source: v.string(),
})

export type ImageCredit = v.InferOutput<typeof imageCreditSchema>
