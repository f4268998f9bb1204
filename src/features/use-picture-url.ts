import type { DeckStore } from '#ports/deck-store.ts'

import { usePicture } from './use-picture.ts'

/** As `usePicture`, where only what can be painted matters. */
export const usePictureUrl = (
  imageUrl: string | undefined,
  loadPicture?: DeckStore['loadPicture'],
): string | undefined => usePicture(imageUrl, loadPicture).url
