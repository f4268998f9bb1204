import type { ImageCredit } from '#core/deck/pictures/image-style.ts'
import type { Result } from '#core/result.ts'

export type SearchFailure =
  /** No answer at all: no network, or a wall in between. */
  | { code: 'offline' }
  /** Asked too often in a short time. */
  | { code: 'too-many-requests' }
  /** An answer that is none: an error of the service, or something else than what it promises. */
  | { code: 'unavailable' }

export type FoundPicture = {
  id: string
  /** What people see of it before they choose it. */
  thumbnailUrl: string
  credit: ImageCredit
}

export type FoundPictures = { pictures: FoundPicture[]; total: number; hasMore: boolean }

/** Openly licensed pictures elsewhere. Nothing is asked for before somebody searches. */
export type PictureSearch = {
  /** Pages count from 1. */
  search(words: string, page: number): Promise<Result<FoundPictures, SearchFailure>>
  /** The picture itself, as large as a slide needs. */
  fetchPicture(picture: FoundPicture): Promise<Result<Blob, SearchFailure>>
}
