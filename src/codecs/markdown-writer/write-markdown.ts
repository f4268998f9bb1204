import type { Deck } from '#core/deck/deck.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { ok } from '#core/result.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

import type { Loss } from '../loss.ts'
import type { TextFileWriter } from '../write-result.ts'
import { quoteValue } from './quote-value.ts'
import { isOnWeb, writeMarkdownSlide } from './write-markdown-slide.ts'

/** All words and no look, as Marp and pandoc read it, and as it comes back here. */
export const writeMarkdown: TextFileWriter = async ({ deck }, { withNotes = true }) => {
  const slides = listShownPlaces(deck.slides).flatMap((place) => deck.slides[place] ?? [])
  const pages = slides.map((slide) => writeMarkdownSlide(slide, withNotes))
  const text = `${writeFrontMatter(deck)}\n\n${pages.join('\n\n---\n\n')}\n`
  return ok({ bytes: new TextEncoder().encode(text), losses: slides.flatMap(listLosses) })
}

const writeFrontMatter = ({ title, theme }: Deck): string =>
  [
    '---',
    `title: ${quoteValue(title)}`,
    ...(theme ? [`theme: ${quoteValue(theme)}`] : []),
    '---',
  ].join('\n')

function listLosses(slide: Slide): Loss[] {
  const { length: count } = listPictures(slide).filter((picture) => !isOnWeb(picture))
  const { id: slideId, over = [] } = slide
  return [
    ...(count > 0 ? [{ kind: 'pictures-left-out' as const, slideId, count }] : []),
    ...(over.length > 0
      ? [{ kind: 'elements-left-out' as const, slideId, count: over.length }]
      : []),
  ]
}
