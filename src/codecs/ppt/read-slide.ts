import type { PlacedPart } from '#core/deck/placed.ts'
import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import { maxPictures } from '#core/deck/stored/limit-slide.ts'
import { showWhole } from '#codecs/show-whole.ts'
import { orderBoxes } from '#codecs/pptx/order-boxes.ts'
import { pickTitle } from '#codecs/pptx/pick-title.ts'
import type { LossTally } from '#codecs/look/tally-losses.ts'

import { findTitleParts } from '#codecs/look/find-title-parts.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'

import { countExtras } from './count-extras.ts'
import { listShapes, type PptShape } from './list-shapes.ts'
import { type PptParagraph, type PptText, textKinds } from './read-text.ts'
import { readTableCells } from './read-table-cells.ts'
import { recordTypes } from './record-types.ts'
import { findRecord, type PptRecord, type PptStream, readUint16, readUint8 } from './record.ts'
import type { BlipCollection } from './collect-blips.ts'
import type { createSlidePlacer } from './placed/place-slide.ts'

export type SlideToRead = {
  stream: PptStream
  sheet: PptRecord
  outline: readonly PptText[]
  number: number
  height: number
  blips: BlipCollection
  losses: LossTally
  /** Reads what the slide looked like, where somebody wants to know. */
  place: ReturnType<typeof createSlidePlacer> | null
}

/** Numbers of placeholders, by their names in the format. */
const titles = new Set<number | null>([1, 3, 13, 15, 17])
const datesAndNumbers = new Set<number | null>([7, 8, 9, 10])
/** What letters are set in where nothing says otherwise, in points. */
const usualSize = { body: 28, other: 18 }
const hiddenFlag = 4

export function readSlide(source: SlideToRead): Omit<Slide, 'notes'> {
  const { stream, sheet, outline, number } = source
  const all = listShapes(stream, sheet, outline)
  const shapes = all.filter(({ placeholder }) => !datesAndNumbers.has(placeholder))
  const texts = [...shapes, ...listStrays(shapes, outline)]
  const title = findTitle(texts, source.height)
  const tables = new Map(
    [...new Set(shapes.map(({ table }) => table))].flatMap((table) =>
      table ? [[table, readTableCells(shapes.filter((shape) => shape.table === table))]] : [],
    ),
  )
  const [table] = tables.values()
  const points = orderBoxes(
    texts.filter((shape) => shape !== title && hasWords(shape)),
    false,
  ).flatMap((shape) => listPoints(shape, tables, table))
  countLosses(shapes, source)
  source.losses.count({ kind: 'table-as-text', slide: number }, Math.max(0, tables.size - 1))
  const info = findRecord(stream, sheet, recordTypes.slideShowSlideInfoAtom)
  const titleWords = title ? joinWords(title) : ''
  const placed = source.place?.({
    sheet,
    shapes: all,
    parts: listParts(titleWords, title, points),
    points: points.length,
    number,
  })
  for (const of of placed?.leftOut ?? []) source.losses.count({ kind: `kept-${of}`, slide: number })
  for (const [of, times] of placed?.unpainted ?? [])
    source.losses.count({ kind: `kept-${of}`, slide: number }, times)
  const slide = withPictures(
    {
      id: `slide-${number}`,
      title: titleWords,
      content: points.map(({ point }) => point),
      notes: '',
      ...(table && { table }),
      ...(placed && { placed: placed.placed }),
      ...(info && readUint16(stream, info, 10) & hiddenFlag && { hidden: true as const }),
    },
    listPictures(shapes, source),
  )
  return showWhole(slide)
}

/** The words that the slide has, by the paragraphs that they were. */
function listParts(
  words: string,
  title: PptShape | undefined,
  points: readonly Point[],
): KnownParts {
  const lines = (title?.text?.paragraphs ?? []).map((element) => ({ element, text: element.text }))
  const parts: Map<object, { part: PlacedPart; words: string }> = new Map(
    findTitleParts(
      words,
      lines.filter(({ text }) => text.trim() !== ''),
    ),
  )
  for (const [index, point] of points.entries())
    parts.set(point.paragraph, { part: { field: 'content', index }, words: point.words })
  return parts
}

function countLosses(shapes: readonly PptShape[], source: SlideToRead): void {
  const { stream, sheet, number: slide, losses } = source
  const { comments, isAnimated } = countExtras(stream, sheet)
  losses.count({ kind: 'comments', slide }, comments)
  if (isAnimated) losses.add({ kind: 'animation', slide })
  if (hasTransition(source)) losses.add({ kind: 'transition', slide })
  losses.count({ kind: 'links', slide }, shapes.filter(({ isLinked }) => isLinked).length)
  losses.count({ kind: 'embedded-object', slide }, shapes.filter(({ isObject }) => isObject).length)
  losses.count({ kind: 'drawing', slide }, shapes.filter(isDrawing).length)
}

/** How it comes in after the one before: cut is as every slide does, but for a cut through black. */
function hasTransition({ stream, sheet }: SlideToRead): boolean {
  const info = findRecord(stream, sheet, recordTypes.slideShowSlideInfoAtom)
  const [direction, effect] = info ? [8, 9].map((at) => readUint8(stream, info, at)) : []
  return Boolean(effect) || direction === 1
}

const isDrawing = (shape: PptShape): boolean =>
  shape.properties.picture === 0 &&
  shape.placeholder === null &&
  shape.table === null &&
  !shape.isObject &&
  !hasWords(shape)

const hasWords = ({ text }: PptShape): boolean =>
  text?.paragraphs.some((paragraph) => paragraph.text.trim() !== '') === true

/** Texts of the outline whose shape is gone still belong to the slide. */
function listStrays(shapes: readonly PptShape[], outline: readonly PptText[]): PptShape[] {
  const shown = new Set(shapes.map(({ text }) => text))
  return outline
    .filter((text) => !shown.has(text))
    .map((text): PptShape => ({
      text,
      box: { x: 0, y: 0, width: 0, height: 0 },
      placeholder: null,
      properties: { picture: 0, crop: null, description: '', artText: '', isTable: false },
      isObject: false,
      isLinked: false,
      table: null,
      start: -1,
      end: -1,
    }))
}

function findTitle(shapes: readonly PptShape[], height: number): PptShape | undefined {
  const place = shapes.find(
    ({ placeholder, text }) =>
      titles.has(placeholder) ||
      text?.kind === textKinds.title ||
      text?.kind === textKinds.centreTitle,
  )
  // Whoever left the place for a title empty wanted none.
  if (place) return place
  const sized = shapes
    .filter((shape) => hasWords(shape) && !shape.table)
    .map((shape) => ({ shape, box: shape.box, size: findSize(shape) }))
  const candidates = sized.flatMap(({ shape, ...rest }) => {
    const lines = shape.text?.paragraphs.filter(({ text }) => text.trim()).length ?? 0
    return lines > 2 ? [] : [{ shape, ...rest, text: joinWords(shape), companions: 0 }]
  })
  const sizes = sized.map(({ size }) => size)
  return pickTitle(candidates, { sizes, height })?.shape
}

const findSize = ({ text }: PptShape): number =>
  text?.paragraphs.find((paragraph) => paragraph.text.trim())?.sizePt ??
  (text?.kind === textKinds.body ? usualSize.body : usualSize.other)

/** Of one line: its breaks were made for another stage. */
const joinWords = ({ text }: PptShape): string =>
  (text?.paragraphs ?? [])
    .map((paragraph) => paragraph.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Point = { point: string; words: string; paragraph: PptParagraph }

function listPoints(
  shape: PptShape,
  tables: ReadonlyMap<object, SlideTable>,
  shown: SlideTable | undefined,
): Point[] {
  if (shape.table && tables.get(shape.table) === shown) return []
  return (shape.text?.paragraphs ?? []).flatMap((paragraph) => {
    const words = paragraph.text.replaceAll('\t', ' ').trim()
    return words
      ? [{ point: writeBullet({ level: paragraph.level, text: words }), words, paragraph }]
      : []
  })
}

/** The largest comes first, the others as they lie. */
function listPictures(
  shapes: readonly PptShape[],
  { blips, losses, number: slide }: SlideToRead,
): SlidePicture[] {
  const found = shapes.flatMap((shape) => {
    const { picture, crop, description } = shape.properties
    if (picture === 0) return []
    const blip = blips.take(picture)
    if (blip.kind === 'absent') losses.count({ kind: 'picture-absent', slide })
    if (blip.kind === 'unshown') losses.count({ kind: 'picture-kind', slide, format: blip.format })
    if (blip.kind !== 'collected') return []
    return [
      {
        area: shape.box.width * shape.box.height,
        picture: {
          imageUrl: blip.url,
          ...(crop && { imageCrop: crop }),
          ...(description && { imageAlt: description }),
        },
      },
    ]
  })
  losses.count({ kind: 'pictures-left-out', slide }, Math.max(0, found.length - maxPictures))
  const [largest] = found.toSorted((a, b) => b.area - a.area)
  return [largest, ...found.filter((one) => one !== largest)]
    .slice(0, maxPictures)
    .flatMap((one) => (one ? [one.picture] : []))
}
