import * as v from 'valibot'

import { deckFurnitureSchema } from './deck-furniture.ts'
import { deckFontsSchema, deckPaletteSchema } from './deck-palette.ts'
import { deckTalkSchema } from './deck-talk.ts'
import { pronunciationSchema } from './pronunciation.ts'
import { listPictureUrls, type ShownPictures } from './slide-pictures.ts'
import { type Slide, slideSchema } from './slide.ts'

/** The document. "Presentation" in the interface and in stored records. */
export const deckSchema = v.object({
  title: v.string(),
  /** Id of a theme; without one, or with one that is not known here, it is 'modern'. */
  theme: v.exactOptional(v.string()),
  palette: v.exactOptional(deckPaletteSchema),
  fonts: v.exactOptional(deckFontsSchema),
  /** Footer, date and number of its slides. */
  furniture: v.exactOptional(deckFurnitureSchema),
  slides: v.pipe(v.array(slideSchema), v.minLength(1)),
  /** What is said of it, and how, where that was said. */
  talk: v.exactOptional(deckTalkSchema),
  /** How names and acronyms in the notes are said. */
  pronunciations: v.exactOptional(v.array(pronunciationSchema)),
})

export type Deck = v.InferOutput<typeof deckSchema>

const assetPrefix = 'asset:'

/** Hashes of what is stored beside a deck, each once: the pictures it shows, and its recordings. */
export function listDeckAssets(deck: { slides: readonly KeepsAssets[] }): string[] {
  const urls = deck.slides.flatMap((slide) => [
    ...listPictureUrls(slide),
    ...(slide.recording ? [slide.recording.sound] : []),
  ])
  return [...new Set(urls.flatMap(readAssetHash))]
}

type KeepsAssets = ShownPictures & Pick<Slide, 'recording'>

/** Of what is kept in the library; of any other address there is none. */
export const readAssetHash = (imageUrl: string): string[] =>
  isAsset(imageUrl) ? [imageUrl.slice(assetPrefix.length)] : []

/** Whether a picture is kept in the library, and nowhere else. */
export const isAsset = (imageUrl: string): boolean => imageUrl.startsWith(assetPrefix)

export const assetUrl = (hash: string): string => assetPrefix + hash
