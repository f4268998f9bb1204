import type { Bullet } from '#core/deck/texts/bullet.ts'
import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import { takeWords } from '#core/emphasis/edit-emphasis.ts'
import type { EmphasisedText } from '#core/emphasis/emphasised-text.ts'
import { listFields, omitFields, pickFields } from '#core/deck/slide-fields.ts'
import type { PicturedSlide } from '#core/deck/pictures/slide-pictures.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'

import { readWords } from '#core/emphasis/read-emphasis.ts'
import { tallyUnpainted } from '#codecs/look/count-unpainted.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'
import { showWhole } from '../show-whole.ts'
import { countUnreadable, hasTransition } from './count-unreadable.ts'
import { findKind, findSlideLayout, setBelowHeads } from './find-slide-layout.ts'
import { findTitle } from './find-title.ts'
import { isRightToLeft } from './is-right-to-left.ts'
import { findProperties, listShapes } from './list-shapes.ts'
import { orderBoxes } from './order-boxes.ts'
import { type Item, readItems } from './read-items.ts'
import { readMark } from './read-mark.ts'
import { findParts, type WordsOfSlide } from './placed/find-parts.ts'
import { readOver, readPlaced } from './placed/read-placed.ts'
import { restoreForm } from './restore-form.ts'
import { readFlag } from './read-number.ts'
import { type PlacedPicture, readPictures } from './read-pictures.ts'
import type { SlideSource } from './slide-source.ts'

export type ReadSlide = Omit<Slide, 'id' | 'notes'>

/** The slide, and after it a slide for each further chart on it. */
export function readSlide(source: SlideSource): [ReadSlide, ...ReadSlide[]] {
  // Slides that we wrote have their texts and pictures in order, and say what they look like.
  const marked = readMark(source.root, 'slide')
  const own = marked?.kept ? null : marked
  const all = listShapes(source.root)
  const shapes = own ? all.filter(({ element }) => !liesOver(element)) : all
  const over = shapes.length < all.length ? readOver(source, liesOver) : []
  const { title, paragraphs, rest } = findTitle(shapes, readItems(shapes, source), source)
  const kind = marked ? undefined : findKind(source.ground[0])
  const items = own
    ? rest
    : setBelowHeads(kind, orderBoxes(rest, isRightToLeft(rest, source.ground)))
  const shown = chooseTable(items)
  const table = shown?.table
  const alone = items.filter((item) => item.kind === 'chart').filter((item) => item !== shown)
  const found = readPictures(shapes, source)
  const pictures = own ? joinPictures(found) : arrangePictures(found)
  countUnreadable(shapes, source)
  // Those of our own lead from voice to voice.
  if (!marked && hasTransition(source.root))
    source.losses.add({ kind: 'transition', slide: source.number })
  source.losses.count(
    { kind: 'table-as-text', slide: source.number },
    items.filter((item) => item.kind === 'table' && item !== shown).length,
  )
  source.losses.count({ kind: 'chart-own-slide', slide: source.number }, alone.length)
  const isHidden =
    source.root.attributes.has('show') && !readFlag(source.root.attributes.get('show'))
  const bullets = items.map((item) => listBullets(item, table))
  const points = bullets.flat()
  const restored = own?.form && restoreForm(own.form, points)
  const { form: _form, kept: _kept, ...ownLook } = marked ?? {}
  const content = restored ?? points.map(writeBullet)
  const placed =
    own || !source.withLook
      ? null
      : placeSlide(source, { title, paragraphs, items, bullets, content, table })
  const lookOfPictures = listFields({ kind: 'picture', of: 'all' })
  const layout = findSlideLayout(
    kind,
    { content, ...(table && { table }), ...pictures },
    items,
    source,
  )
  const slide: ReadSlide = {
    title,
    content,
    ...(layout && { layout }),
    ...omitFields(ownLook, lookOfPictures),
    ...pictures,
    ...(pictures.imageUrl !== undefined && pickFields(ownLook, lookOfPictures)),
    ...(table && { table }),
    ...(shown?.chartAlt && { chartAlt: shown.chartAlt }),
    ...(isHidden && { hidden: true as const }),
    ...(placed && { placed }),
    ...(over.length > 0 && { over }),
  }
  return [slide, ...alone.map((chart) => standAlone(chart, title, isHidden))]
}

const liesOver = (shape: XmlElement): boolean =>
  readMark(findProperties(shape, 'cNvPr'), 'over') !== null

/** What stood on it, with the words that the slide has of it already named by their place. */
function placeSlide(source: SlideSource, words: WordsOfSlide): Slide['placed'] {
  const { parts, diagrams } = findParts(words)
  const { placed, leftOut } = readPlaced(source, { parts, diagrams, points: words.content.length })
  for (const of of leftOut) source.losses.count({ kind: `kept-${of}`, slide: source.number })
  for (const [of, times] of tallyUnpainted(placed).counts)
    source.losses.count({ kind: `kept-${of}`, slide: source.number }, times)
  return placed
}

/** A chart with a slide of its own. */
const standAlone = (
  { title, table, chartAlt }: Extract<Item, { kind: 'chart' }>,
  titleOfSlide: string,
  isHidden: boolean,
): ReadSlide => ({
  title: title || titleOfSlide,
  content: [],
  table,
  ...(chartAlt && { chartAlt }),
  ...(isHidden && { hidden: true as const }),
})

/** A slide holds one table: the first that is one, else the first chart. */
const chooseTable = (items: readonly Item[]) =>
  items.find((item) => item.kind === 'table') ?? items.find((item) => item.kind === 'chart')

function listBullets(item: Item, shown: SlideTable | undefined): Bullet[] {
  if (item.kind === 'text')
    return item.paragraphs.map(({ level, ...words }) => ({ level, ...tidyWords(words) }))
  if (item.kind === 'bullets') return [...item.bullets]
  if (item.kind === 'chart')
    return item.table === shown && item.title ? [{ level: 0, text: item.title }] : []
  if (item.table === shown) return []
  const rows = item.table.rows.map((row) => ({
    level: 0,
    text: row.map(readWords).filter(Boolean).join(' | '),
  }))
  return rows.filter(({ text }) => text !== '')
}

/** Tabs before the words would be taken for a level; marks of direction at its ends say nothing of it. */
function tidyWords({ text, emphasis = [] }: EmphasisedText): EmphasisedText {
  const flat = text.replaceAll('\t', ' ')
  const start = /^[\s\u200E\u200F]*/u.exec(flat)?.[0].length ?? 0
  const end = flat.replace(/[\s\u200E\u200F]+$/u, '').length
  return takeWords({ text: flat, emphasis }, start, Math.max(start, end))
}

/**
 * The largest is the slide's own, the others stay in the order in which they lie. What lies behind
 * everything is decoration where there is another.
 */
function arrangePictures(
  pictures: readonly PlacedPicture[],
): PicturedSlide & Pick<Slide, 'imageStyle' | 'layout'> {
  const [largest] = pictures.toSorted((a, b) => areaOf(b) - areaOf(a))
  if (!largest) return {}
  const others = pictures.filter((one) => one !== largest)
  const joined = joinPictures([largest, ...others])
  const isBehindAll = largest.isBackground && others.length === 0
  return isBehindAll ? { ...joined, layout: 'picture-full' } : showWhole(joined)
}

function joinPictures([first, ...more]: readonly PlacedPicture[]): PicturedSlide {
  const morePictures = more.map(({ picture }) => picture)
  return { ...first?.picture, ...(more.length > 0 && { morePictures }) }
}

const areaOf = ({ box, isBackground }: PlacedPicture): number =>
  isBackground ? 0 : box.width * box.height
