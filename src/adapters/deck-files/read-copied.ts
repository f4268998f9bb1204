import { type CopiedSlides, readCopiedSlides } from '#core/deck/copied-slides.ts'

import { dropWildDrawings } from './drop-wild-drawings.ts'

/** Null for whatever was not copied from a deck. */
export function readCopied(text: string): CopiedSlides | null {
  const copied = readCopiedSlides(text)
  return copied && dropWildDrawings(copied)
}
