import type { Slide } from '#core/deck/slide.ts'
import { fail, ok } from '#core/result.ts'
import { findSlideLevel, splitAtHeadings } from '#codecs/markdown/split-headings.ts'
import { openZip } from '#codecs/zip/open-zip.ts'

import type { ReadLoss } from '../loss.ts'
import type { DeckReader } from '../read-result.ts'
import { readDocx } from './read-docx.ts'

/** Longer ones are to be said, not shown. */
const longestPoint = 20

/** A Word document: each heading is a slide, lists are its points, and paragraphs are what is said. */
export const readDocxDeck: DeckReader = async (bytes, { fileName }) => {
  const text = readDocx(bytes)
  if (!text.ok) return fail(failures[text.error])
  const lines = text.value.split('\n')
  if (!lines.some((line) => line.startsWith('#'))) return fail('empty')
  const slideLevel = findSlideLevel(lines)
  const sections = splitAtHeadings([{ fields: new Map(), lines }], (level) => level <= slideLevel)
  const losses: ReadLoss[] = []
  const slides = sections.map((section, index) => readSection(section.lines, index + 1, losses))
  const pictures = countPictures(bytes)
  if (pictures > 0) losses.push({ kind: 'document-pictures', count: pictures })
  const title = slides.find((slide) => slide.title)?.title ?? fileName.replace(/\.[^.]*$/, '')
  return ok({ deck: { title, slides }, pictures: new Map(), losses })
}

const failures = {
  broken: 'damaged',
  'too-large': 'too-large',
  unsupported: 'not-this-kind',
} as const

function readSection(lines: readonly string[], number: number, losses: ReadLoss[]): Slide {
  const said = lines.filter((line) => line.trim())
  const titleAt = said.findIndex(isHeading)
  const others = said.filter((_, at) => at !== titleAt)
  const rows = others.filter((line) => line.startsWith('|')).map(readRow)
  const points = others.filter((line) => isHeading(line) || line.startsWith('- '))
  const paragraphs = others.filter((line) => !points.includes(line) && !line.startsWith('|'))
  // Without any list the short lines are the points.
  const hasPoints = points.length > 0 || rows.length > 0
  const shown = hasPoints ? points : paragraphs.filter(isShort)
  const notes = hasPoints ? paragraphs : paragraphs.filter((line) => !isShort(line))
  if (notes.length > 0) losses.push({ kind: 'text-as-notes', slide: number })
  return {
    id: `slide-${number}`,
    title: dropMark(said[titleAt] ?? ''),
    content: shown.map(dropMark),
    notes: notes.join('\n'),
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

function countPictures(bytes: Uint8Array): number {
  const zip = openZip(bytes)
  return zip.ok ? zip.value.names.filter((name) => /^word\/media\//i.test(name)).length : 0
}
