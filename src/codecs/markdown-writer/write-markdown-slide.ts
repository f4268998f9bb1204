import { readBullet } from '#core/deck/texts/bullet.ts'
import { readEmphasis } from '#core/emphasis/read-emphasis.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import type { TextField } from '#core/deck/slide-fields.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'

import { writeChartOrder } from '../markdown/chart-order.ts'
import { escapeAddress, escapeAlt, escapeNotes, escapeWords } from './escape-markdown.ts'
import { writeWords } from './write-words.ts'
import { quoteValue } from './quote-value.ts'

export function writeMarkdownSlide(slide: Slide, withNotes: boolean): string {
  const { title, content, table, chartAlt } = slide
  const notes = withNotes ? slide.notes.trim() : ''
  const parts: Record<TextField | 'pictures', readonly string[]> = {
    title: title.trim() ? [`# ${escapeWords(title, ' ')}`] : [],
    pictures: listPictures(slide).filter(isOnWeb).map(writePicture),
    table:
      table && countColumns(table) > 0
        ? [...writeChartOrder(table, chartAlt, quoteValue), writeTable(table)]
        : [],
    content: writeBullets(content),
    // Beside what it was put to, it would say nothing.
    over: [],
    notes: notes ? [`<!--\n${escapeNotes(notes)}\n-->`] : [],
  }
  const blocks = Object.values(parts).flat()
  // Without a word it would not be seen between its neighbours.
  return blocks.length > 0 ? blocks.join('\n\n') : '#'
}

function writeBullets(content: readonly string[]): string[] {
  const lines = content.map(readBullet).flatMap(({ level, icon, ...point }) => {
    const words = writeWords(point, '<br>')
    return words ? [`${'  '.repeat(level)}- ${icon ? `:${icon}: ` : ''}${words}`] : []
  })
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** Any other is kept inside the presentation, and a file of text has no room for it. */
export const isOnWeb = ({ imageUrl }: SlidePicture): boolean => isRemotePicture(imageUrl)

const writePicture = ({ imageUrl, imageAlt = '' }: SlidePicture): string =>
  `![${escapeAlt(imageAlt)}](${escapeAddress(imageUrl)})`

/** Markdown has no table without names of its columns: the first row is taken for them. */
function writeTable(table: SlideTable): string {
  const [head = '', ...body] = table.rows.map(
    (row) => `| ${row.map((cell) => writeWords(readEmphasis(cell), '<br>')).join(' | ')} |`,
  )
  return [head, `|${' --- |'.repeat(countColumns(table))}`, ...body].join('\n')
}
