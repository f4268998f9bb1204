import type { Deck } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { moveDeckPictures } from '#core/deck/move-deck-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'

import type { ReadLoss } from './loss.ts'
import { filePictureUrl, type ReadDeck, type ReadPicture } from './read-result.ts'

/** Several files read together are one deck: of the first one's title and look, all slides in order. */
export function combineDecks([first, ...others]: readonly [ReadDeck, ...ReadDeck[]]): ReadDeck {
  if (others.length === 0) return first
  let look: Deck | undefined
  const slides: Slide[] = []
  const pictures = new Map<string, ReadPicture>()
  const losses: ReadLoss[] = []
  for (const [index, read] of [first, ...others].entries()) {
    // Each file names its pictures and counts its slides without knowing of the others.
    const rename = (name: string) => filePictureUrl(`${index + 1}/${name}`)
    const before = slides.length
    for (const [name, picture] of read.pictures) pictures.set(rename(name), picture)
    const moved = moveDeckPictures(read.deck, (url) => (read.pictures.has(url) ? rename(url) : url))
    look ??= moved
    slides.push(...moved.slides)
    for (const loss of read.losses)
      losses.push('slide' in loss ? { ...loss, slide: loss.slide + before } : loss)
  }
  return { deck: { ...(look ?? first.deck), slides: makeSlideIdsUnique(slides) }, pictures, losses }
}
