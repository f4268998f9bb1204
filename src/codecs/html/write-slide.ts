import { listPictures, listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'

import { escapeMarkup } from '../metafile/escape-markup.ts'
import { paintStage } from './paint-stage.ts'
import type { Painter } from './painter.ts'
import { writeElement } from './write-element.ts'
import type { HtmlWords } from './write-frame.ts'

type ShownSlide = {
  slide: Slide
  layout: SlideLayout
  /** Among those that are shown, from 1. */
  number: number
  total: number
}

/** One slide with its notes; in the overview it is a link to itself. */
export function writeSlide(
  { slide, layout, number, total }: ShownSlide,
  words: HtmlWords,
  painter: Painter,
): string {
  const pictures = listPictures(slide)
  const names = listPictureUrls(slide)
  const label = words.slide(number, total, slide.title.trim())
  const credits = pictures.flatMap(
    ({ imageCredit }) => (imageCredit && words.credit(imageCredit)) || [],
  )
  const notes = slide.notes.trim()
  return writeElement(
    'section',
    { class: 'slide', id: number, 'aria-label': label },
    writeElement(
      'div',
      { class: 'slot' },
      writeElement('div', { class: 'frame' }, paintStage(layout, names, painter)),
    ),
    writeElement('a', { class: 'open', href: `#${number}`, 'aria-label': label }),
    writeElement(
      'p',
      { class: 'label', 'aria-hidden': 'true' },
      `<span>${number}</span><b dir="auto">${escapeMarkup(slide.title.trim())}</b>`,
    ),
    writeElement(
      'aside',
      { class: 'notes', 'aria-label': words.notes, tabindex: 0 },
      writeElement('h3', {}, escapeMarkup(words.notes)),
      writeElement('p', { dir: 'auto' }, escapeMarkup(notes || words.noNotes)),
      ...credits.map((credit) => writeElement('p', { class: 'credit' }, escapeMarkup(credit))),
    ),
  )
}
