import { listPictureUrls, type ShownPictures } from './slide-pictures.ts'

const assetPrefix = 'asset:'

/** Hashes of the stored pictures that a deck shows, each once. */
export function listDeckAssets(deck: { slides: readonly ShownPictures[] }): string[] {
  const hashes = deck.slides.flatMap(listPictureUrls).flatMap(readHash)
  return [...new Set(hashes)]
}

const readHash = (imageUrl: string): string[] =>
  isAsset(imageUrl) ? [imageUrl.slice(assetPrefix.length)] : []

/** Whether a picture is kept in the library, and nowhere else. */
export const isAsset = (imageUrl: string): boolean => imageUrl.startsWith(assetPrefix)

export const assetUrl = (hash: string): string => assetPrefix + hash
