import type * as v from 'valibot'

import type {
  imageCreditSchema,
  imageCropSchema,
  imageEffectsSchema,
  imageStyleSchema,
} from './image-style-schema.ts'

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

export type ImageCrop = v.InferOutput<typeof imageCropSchema>

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

export type ImageCredit = v.InferOutput<typeof imageCreditSchema>
