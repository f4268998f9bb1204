import { readBullet } from '#core/deck/bullet.ts'
import { isRemotePicture } from '#core/deck/list-remote-pictures.ts'
import type { SlidePicture } from '#core/deck/slide-picture.ts'
import { listPictures } from '#core/deck/slide-pictures.ts'
import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'

import { escapeAddress, escapeAlt, escapeNotes, escapeWords } from './escape-markdown.ts'

/** @param number from 1, for the names of pictures that are not in the file */
export function writeMarkdownSlide(slide: Slide, number: number, withNotes: boolean): string {
  const blocks = [
    ...(slide.title.trim() ? [`# ${escapeWords(slide.title, ' ')}`] : []),
    ...listPictures(slide).map((picture, index) =>
      writePicture(picture, `slide-${number}-picture-${index + 1}`),
    ),
    ...(slide.table && countColumns(slide.table) > 0 ? [writeTable(slide.table)] : []),
    ...writeBullets(slide.content),
    ...(withNotes && slide.notes.trim() ? [`<!--\n${escapeNotes(slide.notes.trim())}\n-->`] : []),
  ]
  // Without a word it would not be seen between its neighbours.
  return blocks.length > 0 ? blocks.join('\n\n') : '#'
}

function writeBullets(content: readonly string[]): string[] {
  const lines = content.map(readBullet).flatMap(({ level, text }) => {
    const words = escapeWords(text, '<br>')
    return words ? [`${'  '.repeat(level)}- ${words}`] : []
  })
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** In place of a picture that is not in the file, programs show what it was of. */
const writePicture = ({ imageUrl, imageAlt = '' }: SlidePicture, name: string): string =>
  `![${escapeAlt(imageAlt)}](${isRemotePicture(imageUrl) ? escapeAddress(imageUrl) : name})`

/** Markdown has no table without names of its columns: the first row is taken for them. */
function writeTable(table: SlideTable): string {
  const [head = '', ...body] = table.rows.map(
    (row) => `| ${row.map((cell) => escapeWords(cell, '<br>')).join(' | ')} |`,
  )
  return [head, `|${' --- |'.repeat(countColumns(table))}`, ...body].join('\n')
}
