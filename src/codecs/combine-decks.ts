import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'

import type { ReadLoss } from './loss.ts'
import { filePictureUrl, type ReadDeck, type ReadPicture } from './read-result.ts'

type Decks = readonly [ReadDeck, ...ReadDeck[]]

/** Each file names its pictures without knowing of the others: the same with names that none shares. */
export const nameApart = (decks: Decks): Decks =>
  decks.length === 1 ? decks : mapDecks(decks, (read, index) => rename(read, index + 1))

function rename({ deck, pictures, ...read }: ReadDeck, number: number): ReadDeck {
  const nameOf = (name: string) => filePictureUrl(`${number}/${name}`)
  return {
    ...read,
    deck: moveDeckPictures(deck, (url) => (pictures.has(url) ? nameOf(url) : url)),
    pictures: new Map(Array.from(pictures, ([name, picture]) => [nameOf(name), picture])),
  }
}

const mapDecks = (
  [first, ...others]: Decks,
  change: (read: ReadDeck, index: number) => ReadDeck,
): Decks => [change(first, 0), ...others.map((read, index) => change(read, index + 1))]

/** Several files read together are one deck: of the first one's title and look, all slides in order. */
export const combineDecks = (decks: Decks): ReadDeck => joinDecks(nameApart(decks))

/** The same of decks that share no names. */
export function joinDecks([first, ...others]: Decks): ReadDeck {
  if (others.length === 0) return first
  const slides: Slide[] = []
  const pictures = new Map<string, ReadPicture>()
  const losses: ReadLoss[] = []
  // Nor do they count the slides of the others.
  for (const read of [first, ...others]) {
    const before = slides.length
    for (const [name, picture] of read.pictures) pictures.set(name, picture)
    slides.push(...read.deck.slides)
    for (const loss of read.losses)
      losses.push('slide' in loss ? { ...loss, slide: loss.slide + before } : loss)
  }
  return { deck: { ...first.deck, slides: makeSlideIdsUnique(slides) }, pictures, losses }
}
