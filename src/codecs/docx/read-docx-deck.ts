import { withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { readWords } from '#core/emphasis/read-emphasis.ts'
import { fail, ok } from '#core/result.ts'
import { findSlideLevel, splitAtHeadings } from '#codecs/markdown/split-headings.ts'
import { type LossTally, tallyLosses } from '#codecs/look/tally-losses.ts'

import { maxPictures } from '#core/deck/stored/limit-slide.ts'
import type { DeckReader } from '../read-result.ts'
import { showWhole } from '../show-whole.ts'
import {
  type DocumentPictures,
  isPictureLine,
  openDocumentPictures,
  writePictureLines,
} from './document-pictures.ts'
import { readDocx } from './read-docx.ts'

/** Longer ones are to be said, not shown. */
const longestPoint = 20

/** A Word document: each heading is a slide, lists are its points, and paragraphs are what is said. */
export const readDocxDeck: DeckReader = async (bytes, { fileName }) => {
  const pictures = openDocumentPictures(bytes)
  const text = readDocx(bytes, {
    writePictures: writePictureLines,
    findAddress: (id) => pictures?.findAddress(id) ?? null,
  })
  if (!text.ok) return fail(failures[text.error])
  if (!pictures) return fail('damaged')
  const lines = text.value.split('\n')
  if (!lines.some((line) => line.startsWith('#'))) return fail('empty')
  const slideLevel = findSlideLevel(lines)
  const sections = joinCover(
    splitAtHeadings([{ fields: new Map(), lines }], (level) => level <= slideLevel).map((section) =>
      section.lines.filter((line) => line.trim()),
    ),
  )
  const losses = tallyLosses()
  const slides = sections.map((section, index) => {
    const number = index + 1
    const slide = readSection(section, number, losses)
    const found = takePictures(section, number, pictures, losses)
    return showWhole(withPictures(slide, found))
  })
  losses.count({ kind: 'document-pictures' }, pictures.countOthers())
  const title = slides.find((slide) => slide.title)?.title ?? fileName.replace(/\.[^.]*$/, '')
  return ok({
    deck: { title, slides },
    pictures: pictures.collection.pictures,
    losses: losses.list(),
  })
}

const failures = {
  broken: 'damaged',
  'too-large': 'unpacks-too-large',
  unsupported: 'not-this-kind',
} as const

/** Pictures above the first heading belong to it, as on a cover. */
function joinCover(sections: string[][]): string[][] {
  const [cover = [], first, ...others] = sections
  return first && cover.every(isPictureLine) ? [[...cover, ...first], ...others] : sections
}

function takePictures(
  lines: readonly string[],
  slide: number,
  pictures: DocumentPictures,
  losses: LossTally,
) {
  const found = lines
    .filter(isPictureLine)
    .flatMap((line) => pictures.take(line, slide, losses) ?? [])
  losses.count({ kind: 'pictures-left-out', slide }, Math.max(0, found.length - maxPictures))
  return found.slice(0, maxPictures)
}

function readSection(lines: readonly string[], number: number, losses: LossTally): Slide {
  const said = lines.filter((line) => !isPictureLine(line))
  const titleAt = said.findIndex(isHeading)
  const others = said.filter((_, at) => at !== titleAt)
  const rows = others.filter((line) => line.startsWith('|')).map(readRow)
  const points = others.filter((line) => isHeading(line) || line.startsWith('- '))
  const paragraphs = others.filter((line) => !points.includes(line) && !line.startsWith('|'))
  // Without any list the short lines are the points.
  const hasPoints = points.length > 0 || rows.length > 0
  const shown = hasPoints ? points : paragraphs.filter(isShort)
  const notes = hasPoints ? paragraphs : paragraphs.filter((line) => !isShort(line))
  if (notes.length > 0) losses.add({ kind: 'text-as-notes', slide: number })
  return {
    id: `slide-${number}`,
    title: dropMark(said[titleAt] ?? ''),
    content: shown.map(dropMark),
    notes: notes.map(readWords).join('\n'),
    ...(rows.length > 0 && { table: { rows, hasHeader: true } }),
  }
}

const isShort = (line: string): boolean => line.split(/\s+/).length <= longestPoint
const isHeading = (line: string): boolean => /^#{1,6} /.test(line)
const dropMark = (line: string): string => line.replace(/^(?:#{1,6}|-) /, '')
const readRow = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
