import { listPictureUrls, type ShownPictures } from './slide-pictures.ts'

export const isRemotePicture = (imageUrl: string): boolean => /^https?:/i.test(imageUrl)

/** Addresses of the pictures that other websites keep, each once. */
export function listRemotePictures(deck: { slides: readonly ShownPictures[] }): string[] {
  const urls = deck.slides.flatMap(listPictureUrls)
  return [...new Set(urls.filter(isRemotePicture))]
}
