import type { Deck } from '#core/deck/deck.ts'
import { listPictures, movePictures } from '#core/deck/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'

/**
 * Half an emoji survives in memory but not in UTF-8, and of two slides with one id a map keeps one:
 * either would make this tab say something else than the disk and the other tab. Slides of `known`
 * are not looked at again: a slide can hold megabytes of inline picture.
 */
export function toWellFormedDeck(deck: Deck, known: Deck): Deck {
  const title = mendText(deck.title)
  const wellFormed = new Set(known.slides)
  const slides = makeSlideIdsUnique(
    deck.slides.map((slide) => (wellFormed.has(slide) ? slide : mendSlide(slide))),
  )
  const isUntouched = slides.every((slide, index) => slide === deck.slides[index])
  return { ...deck, title, slides: isUntouched ? deck.slides : slides }
}

const loneSurrogate = /\p{Surrogate}/u
const loneSurrogates = /\p{Surrogate}/gu
const mendText = (text: string): string => text.replace(loneSurrogates, '\uFFFD')

function mendSlide(slide: Slide): Slide {
  const { id, title, content, notes, table } = slide
  const urls = listPictures(slide).map(({ imageUrl }) => imageUrl)
  const texts = [id, title, notes, ...urls, ...content, ...(table?.rows.flat() ?? [])]
  if (!texts.some((text) => loneSurrogate.test(text))) return slide
  return {
    ...movePictures(slide, mendText),
    id: mendText(id),
    title: mendText(title),
    content: content.map(mendText),
    notes: mendText(notes),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(mendText)) } }),
  }
}
