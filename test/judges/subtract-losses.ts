import type { Loss } from '#codecs/loss.ts'
import { readBullet } from '#core/deck/texts/bullet.ts'
import { takeWords } from '#core/emphasis/edit-emphasis.ts'
import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { listPictures, withPictures } from '#core/deck/pictures/slide-pictures.ts'
import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'

/**
 * What a written file must give back: the deck without what was lost of it, tidied as the reader
 * tidies all text.
 * @param canHold whether the file can hold a picture at all; those that it cannot must be declared
 */
export const subtractLosses = (
  deck: Deck,
  losses: readonly Loss[],
  canHold: (imageUrl: string) => boolean = () => true,
): Deck => ({
  ...deck,
  title: dropUnwritable(deck.title).trim(),
  slides: deck.slides.map((slide) => subtractFrom(slide, losses, canHold)),
})

const pictureLosses = new Set(['picture-missing', 'picture-elsewhere', 'picture-format'])

function subtractFrom(
  slide: Slide,
  losses: readonly Loss[],
  canHold: (imageUrl: string) => boolean,
): Slide {
  const own = losses.filter((loss) => 'slideId' in loss && loss.slideId === slide.id)
  const count = (kind: Loss['kind']): number => {
    const loss = own.find((one) => one.kind === kind)
    return loss && 'count' in loss ? loss.count : 0
  }
  const { table, ...rest } = slide
  const kept = table && tidyTable(table, count('rows-hidden'))
  const pictures = listPictures(slide).map(tidyAlt)
  const shown = pictures.slice(0, pictures.length - count('pictures-hidden'))
  const bullets = slide.content.filter((bullet) => readBullet(bullet).text.trim() !== '')
  const isDeclared = own.some(({ kind }) => pictureLosses.has(kind))
  return {
    ...withPictures(
      rest,
      shown.filter(({ imageUrl }) => !isDeclared || canHold(imageUrl)),
    ),
    title: dropUnwritable(slide.title).replaceAll(/\s+/g, ' ').trim(),
    content: bullets.slice(0, bullets.length - count('points-hidden')).flatMap(tidyBullet),
    notes: tidyNotes(slide.notes),
    ...(kept && { table: kept }),
  }
}

/** XML has no control characters; what breaks a line is a line break. */
const dropUnwritable = (text: string): string =>
  text
    .replaceAll(/\r\n|[\r\v\u2028\u2029]/gu, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

const tidyNotes = (notes: string): string => {
  const written = dropUnwritable(notes)
  return written.trim() === '' ? '' : written
}

const tidyAlt = ({ imageAlt = '', ...picture }: SlidePicture): SlidePicture => ({
  ...picture,
  ...(imageAlt.trim() && { imageAlt: imageAlt.trim() }),
})

/** Marks of direction around a text say nothing of it. */
const outerSpace = /^[\s\u200E\u200F]+|[\s\u200E\u200F]+$/gu

function tidyBullet(content: string): string[] {
  const { level, text, emphasis } = readBullet(content)
  const written = dropUnwritable(text).replaceAll('\t', ' ')
  const tidy = written.replaceAll(outerSpace, '')
  if (tidy === '') return []
  // Where letters were left out, nobody could say which of the others stood out.
  if (!emphasis || written.length !== text.length) return [writeBullet({ level, text: tidy })]
  const start = written.indexOf(tidy)
  const words = takeWords({ text: written, emphasis }, start, start + tidy.length)
  return [writeBullet({ level, ...words })]
}

function tidyTable({ rows, hasHeader, ...look }: SlideTable, hidden: number): SlideTable | null {
  const columns = countColumns({ rows })
  const kept = rows
    .slice(0, rows.length - hidden)
    .map((row) => Array.from({ length: columns }, (_, at) => tidyCell(row[at] ?? '')))
  if (!kept.some((row) => row.some(Boolean))) return null
  return { ...look, rows: kept, ...(hasHeader && { hasHeader }) }
}

const tidyCell = (cell: string): string => dropUnwritable(cell).replaceAll('\t', ' ').trim()
