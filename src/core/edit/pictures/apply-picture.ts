import {
  defaultImageEffects,
  type ImageCredit,
  type ImageCrop,
  type ImageEffects,
  type ImageStyle,
  wholePicture,
} from '../../deck/pictures/image-style.ts'
import { listFields, pickFields, type PictureField } from '../../deck/slide-fields.ts'
import type { SlideInDeck } from '../../deck/slide-in-deck.ts'
import { withoutPictures } from '../../deck/pictures/slide-pictures.ts'
import type { Slide } from '../../deck/slide.ts'
import { arrangeSlide } from '../../layout/arrange-slide.ts'
import { findPictureStyle } from '../../layout/pictures/find-picture-style.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { findTheme } from '../../theme/themes.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** All that can be said about the picture of a slide, nothing left out. */
export type PictureSettings = {
  style: ImageStyle
  effects: ImageEffects
  crop: ImageCrop
  /** Width by height of the whole of it; null where nobody has measured it. */
  aspect: number | null
  alt: string
  credit: Partial<ImageCredit> | null
}

/** What the picture of a slide looks like before its author changes anything, also one to come. */
export function defaultPicture({ slide, theme: id, place }: SlideInDeck): PictureSettings {
  const theme = findTheme(id)
  // The layout that is chosen for a slide depends on whether it has a picture.
  const pictured = { ...slide, imageUrl: slide.imageUrl ?? '' }
  const { arrangement } = arrangeSlide({ slide: pictured, theme, place })
  return {
    style: findPictureStyle(theme, arrangement.picture),
    effects: defaultImageEffects,
    crop: wholePicture,
    aspect: null,
    alt: '',
    credit: null,
  }
}

export function readPicture(inDeck: SlideInDeck): PictureSettings {
  const { slide } = inDeck
  const plain = defaultPicture(inDeck)
  return {
    style: { ...plain.style, ...slide.imageStyle },
    effects: { ...plain.effects, ...slide.imageEffects },
    crop: { ...plain.crop, ...slide.imageCrop },
    aspect: slide.imageAspect ?? plain.aspect,
    alt: slide.imageAlt ?? plain.alt,
    credit: slide.imageCredit ?? plain.credit,
  }
}

/** Keeps only what differs from the defaults, so that the rest follows the theme. */
export function withPicture(
  inDeck: SlideInDeck,
  imageUrl: string,
  { style, effects, crop, aspect, alt, credit }: PictureSettings,
): Slide {
  // Which layout is chosen, and so what is plain in it, depends on the fit.
  const fitted = { ...inDeck.slide, imageStyle: { fit: style.fit } }
  const plain = defaultPicture({ ...inDeck, slide: fitted })
  const pictured: { [Field in PictureField]: Slide[Field] | undefined } = {
    imageUrl,
    imageAspect: style.fit === 'contain' ? (aspect ?? undefined) : undefined,
    imageCrop: listDifferences(crop, plain.crop),
    imageAlt: alt.trim() || undefined,
    imageCredit: credit ?? undefined,
    morePictures: inDeck.slide.morePictures,
    imageStyle: listDifferences(style, plain.style),
    imageEffects: listDifferences(effects, plain.effects),
  }
  return {
    ...withoutPictures(inDeck.slide),
    ...pickFields(pictured, listFields({ kind: 'picture' })),
  }
}

export const applyPicture = (
  view: DeckView,
  slideId: string,
  imageUrl: string,
  settings: PictureSettings,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const inDeck = {
      slide,
      theme: findDeckTheme(view.deck),
      place: view.deck.slides.indexOf(slide),
    }
    return withPicture(inDeck, imageUrl, settings)
  })

function listDifferences<Fields extends object>(
  fields: Fields,
  defaults: Fields,
): Partial<Fields> | undefined {
  const differences: Partial<Fields> = {}
  for (const field in fields)
    if (fields[field] !== defaults[field]) differences[field] = fields[field]
  return Object.keys(differences).length > 0 ? differences : undefined
}
