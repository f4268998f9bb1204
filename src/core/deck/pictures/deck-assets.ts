import type { DeckLogo } from '../brand/deck-logo.ts'
import { listDeckPictureUrls } from './list-deck-pictures.ts'
import type { DeckTypefaces } from '../brand/own-typeface.ts'
import type { ShownPictures } from './slide-pictures.ts'
import type { Slide } from '../slide.ts'
import { listTypefaceUrls } from '../brand/list-typefaces.ts'

const assetPrefix = 'asset:'

/** Hashes of what is stored beside a deck, each once: the pictures it shows, its recordings and typefaces. */
export function listDeckAssets(deck: {
  slides: readonly KeepsAssets[]
  logo?: DeckLogo | undefined
  typefaces?: DeckTypefaces | undefined
}): string[] {
  const sounds = deck.slides.flatMap(({ recording }) => (recording ? [recording.sound] : []))
  const urls = [...listDeckPictureUrls(deck), ...sounds, ...listTypefaceUrls(deck.typefaces)]
  return [...new Set(urls.flatMap(readAssetHash))]
}

type KeepsAssets = ShownPictures & Pick<Slide, 'recording'>

/** Of what is kept in the library; of any other address there is none. */
export const readAssetHash = (url: string): string[] =>
  isAsset(url) ? [url.slice(assetPrefix.length)] : []

/** Whether a picture is kept in the library, and nowhere else. */
export const isAsset = (imageUrl: string): boolean => imageUrl.startsWith(assetPrefix)

export const assetUrl = (hash: string): string => assetPrefix + hash
