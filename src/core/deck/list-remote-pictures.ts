import type { Slide } from './slide.ts'

export const isRemotePicture = (imageUrl: string): boolean => /^https?:/i.test(imageUrl)

/** Addresses of the pictures that other websites keep, each once. */
export const listRemotePictures = (deck: {
  slides: readonly Pick<Slide, 'imageUrl'>[]
}): string[] => [
  ...new Set(deck.slides.flatMap(({ imageUrl }) => imageUrl ?? []).filter(isRemotePicture)),
]
