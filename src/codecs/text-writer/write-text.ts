import { readBullet } from '#core/deck/texts/bullet.ts'
import type { SeenField } from '#core/deck/slide-fields.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import { listRows } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import { ok } from '#core/result.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

import type { Loss } from '../loss.ts'
import type { TextFileWriter } from '../write-result.ts'

/** An outline to paste into a mail, by the rules of the plain format, in which it can be imported. */
export const writeText: TextFileWriter = async ({ deck }, { withNotes = true }) => {
  const slides = listShownPlaces(deck.slides).flatMap((place) => deck.slides[place] ?? [])
  // The first line is the title, whatever it is: without one the first slide would be taken for it.
  const title = flatten(deck.title) || flatten(slides[0]?.title ?? '')
  const parts = [...(title ? [title] : []), ...slides.map((slide) => writeSlide(slide, withNotes))]
  const text = `${parts.join('\n\n')}\n`
  return ok({ bytes: new TextEncoder().encode(text), losses: slides.flatMap(listLosses) })
}

function writeSlide({ title, content, table, notes }: Slide, withNotes: boolean): string {
  const lines: Record<SeenField, readonly string[]> = {
    title: [`# ${flatten(title)}`.trim()],
    table: table ? listRows(table).map((row) => `- ${row}`) : [],
    // Beside what it was put to, it would say nothing.
    over: [],
    content: content
      .map(readBullet)
      .filter(({ text }) => text.trim())
      .map(({ level, text }) => `${'  '.repeat(level)}- ${flatten(text)}`),
  }
  const shown = Object.values(lines).flat().join('\n')
  return withNotes && notes.trim() ? `${shown}\n\n${notes.trim()}` : shown
}

const flatten = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

function listLosses(slide: Slide): Loss[] {
  const { id: slideId, table, content, over = [] } = slide
  const icons = content.filter((point) => readBullet(point).icon).length
  const { length: count } = listPictures(slide)
  return [
    ...(count > 0 ? [{ kind: 'pictures-left-out' as const, slideId, count }] : []),
    ...(over.length > 0
      ? [{ kind: 'elements-left-out' as const, slideId, count: over.length }]
      : []),
    ...(icons > 0 ? [{ kind: 'icons-left-out' as const, slideId, count: icons }] : []),
    ...(table && listRows(table).length > 0 ? [{ kind: 'table-as-points' as const, slideId }] : []),
  ]
}
