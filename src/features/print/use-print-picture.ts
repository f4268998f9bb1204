import { isRemotePicture } from '#core/deck/list-remote-pictures.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { usePicture } from '../use-picture.ts'

export type PrintPicture = {
  url: string | undefined
  status: 'none' | 'coming' | 'there' | 'missing'
}

/** A picture, and whether it is worth waiting for. */
export function usePrintPicture(imageUrl: string | undefined, openDeck: OpenDeck): PrintPicture {
  const { url, missing } = usePicture(imageUrl, openDeck)
  if (imageUrl === undefined) return { url, status: 'none' }
  if (url !== undefined) return { url, status: 'there' }
  // One that lies elsewhere and was not asked for does not come by itself.
  return { url, status: missing || isRemotePicture(imageUrl) ? 'missing' : 'coming' }
}
