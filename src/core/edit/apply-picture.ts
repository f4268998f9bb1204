import {
  defaultImageEffects,
  defaultImageStyle,
  type ImageCredit,
  type ImageCrop,
  type ImageEffects,
  type ImageStyle,
  wholePicture,
} from '../deck/image-style.ts'
import type { Slide } from '../deck/slide.ts'
import { findTheme } from '../theme/themes.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'
import { withoutPicture } from './set-picture.ts'

/** All that can be said about the picture of a slide, nothing left out. */
export type PictureSettings = {
  style: ImageStyle
  effects: ImageEffects
  crop: ImageCrop
  alt: string
  credit: Partial<ImageCredit> | null
}

/** What a picture looks like in a theme before its author changes anything. */
export const defaultPicture = (theme: string | undefined): PictureSettings => ({
  style: { ...defaultImageStyle, ...findTheme(theme).picture },
  effects: defaultImageEffects,
  crop: wholePicture,
  alt: '',
  credit: null,
})

export function readPicture(slide: Slide, theme: string | undefined): PictureSettings {
  const plain = defaultPicture(theme)
  return {
    style: { ...plain.style, ...slide.imageStyle },
    effects: { ...plain.effects, ...slide.imageEffects },
    crop: { ...plain.crop, ...slide.imageCrop },
    alt: slide.imageAlt ?? plain.alt,
    credit: slide.imageCredit ?? plain.credit,
  }
}

/** Keeps only what differs from the defaults, so that the rest follows the theme. */
export function withPicture(
  slide: Slide,
  theme: string | undefined,
  imageUrl: string,
  { style, effects, crop, alt, credit }: PictureSettings,
): Slide {
  const plain = defaultPicture(theme)
  const imageStyle = listDifferences(style, plain.style)
  const imageEffects = listDifferences(effects, plain.effects)
  const imageCrop = listDifferences(crop, plain.crop)
  const imageAlt = alt.trim()
  return {
    ...withoutPicture(slide),
    imageUrl,
    ...(imageStyle && { imageStyle }),
    ...(imageEffects && { imageEffects }),
    ...(imageCrop && { imageCrop }),
    ...(imageAlt && { imageAlt }),
    ...(credit && { imageCredit: credit }),
  }
}

export const applyPicture = (
  view: DeckView,
  slideId: string,
  imageUrl: string,
  settings: PictureSettings,
): DeckView =>
  replaceSlide(view, slideId, (slide) => withPicture(slide, view.deck.theme, imageUrl, settings))

function listDifferences<Fields extends object>(
  fields: Fields,
  defaults: Fields,
): Partial<Fields> | null {
  const differences: Partial<Fields> = {}
  for (const field in fields)
    if (fields[field] !== defaults[field]) differences[field] = fields[field]
  return Object.keys(differences).length > 0 ? differences : null
}
