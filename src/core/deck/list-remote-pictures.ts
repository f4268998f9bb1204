import { listPictures, type PicturedSlide } from './slide-pictures.ts'

export const isRemotePicture = (imageUrl: string): boolean => /^https?:/i.test(imageUrl)

/** Addresses of the pictures that other websites keep, each once. */
export function listRemotePictures(deck: { slides: readonly PicturedSlide[] }): string[] {
  const urls = deck.slides.flatMap(listPictures).map(({ imageUrl }) => imageUrl)
  return [...new Set(urls.filter(isRemotePicture))]
}
