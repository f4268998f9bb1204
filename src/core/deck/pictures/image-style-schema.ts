import * as v from 'valibot'

import { hexColourSchema } from '../brand/hex-colour.ts'
import { imageEffectLimits } from './image-style.ts'

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

/** Width by height of a whole picture, as it is seen. */
export const imageAspectSchema = between(0.01, 100)

/** Whose picture it is and under which licence, kept with it wherever it goes. */
export const imageCreditSchema = v.object({
  title: v.string(),
  creator: v.string(),
  license: v.string(),
  source: v.string(),
})
