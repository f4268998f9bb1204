import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import { listPictures, type PicturedSlide } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { isCoverText } from '#core/form/read-cover.ts'
import { listFormPoints } from '#core/form/form-point.ts'
import { findElement } from '#codecs/xml/read-xml.ts'

import type { Shape } from './list-shapes.ts'
import type { Sheet } from './open-sheets.ts'
import type { Item } from './read-items.ts'

/** What an author wanted a slide to be, as far as one of our layouts is the same. */
type Kind = 'title' | 'section' | 'columns' | 'comparison' | 'captioned-picture'

/** By the names of the file format; all others leave it to the words of the slide. */
const kinds: Readonly<Record<string, Kind>> = {
  title: 'title',
  secHead: 'section',
  twoObj: 'columns',
  twoColTx: 'columns',
  twoTxTwoObj: 'comparison',
  picTx: 'captioned-picture',
}

/** Whoever makes a template gives layouts names and no kinds. */
const names: readonly (readonly [RegExp, Kind])[] = [
  [
    /section|divider|chapter|abschnitt|kapitel|trennfolie|sección|seção|sezione|章节|节标题|セクション/i,
    'section',
  ],
  [
    /^(?:\d+_)?(?:title slide|cover|title (?:&|and) subtitle|titelfolie|titre|diapositive de titre|diapositiva de título|diapositiva titolo|标题幻灯片)$/i,
    'title',
  ],
]

export function findKind(layout: Sheet | undefined): Kind | undefined {
  if (layout?.root.name !== 'sldLayout') return undefined
  const type = layout.root.attributes.get('type')
  if (type !== undefined && type !== 'cust' && type !== 'blank') return kinds[type]
  if (layout.placeholders.some(({ placeholder }) => placeholder?.type === 'ctrTitle'))
    return 'title'
  const name = findElement(layout.root, 'cSld')?.attributes.get('name') ?? ''
  return names.find(([one]) => one.test(name.trim()))?.[1]
}

/** Where the slide stands in its file. */
export type PlaceInFile = { number: number; count: number }

/** What the slide is shown as; nothing where its words do not fit that, and say it better themselves. */
export function findSlideLayout(
  kind: Kind | undefined,
  slide: Pick<Slide, 'content' | 'table'> & PicturedSlide,
  items: readonly Item[],
  { number, count }: PlaceInFile,
): SlideLayoutName | undefined {
  if (!kind || slide.table) return undefined
  const pictures = listPictures(slide).length
  if (kind === 'captioned-picture') return pictures === 1 ? 'picture-side' : undefined
  if (pictures > (kind === 'title' ? 1 : 0)) return undefined
  const points = listFormPoints(slide.content)
  if (kind === 'title' || kind === 'section') {
    if (!isCoverText(points)) return undefined
    if (kind === 'title' && number === 1) return 'cover'
    // Whoever takes leave does so on a slide like the first.
    if (kind === 'title' && number === count) return points.length > 0 ? 'closing' : undefined
    return points.length <= 1 ? 'section' : 'cover'
  }
  if (kind === 'comparison' && isHeaded(items)) return 'comparison'
  return listBodies(items).length === 2 ? 'two-columns' : undefined
}

/** Where each of two bodies has its name above it, the points of the body are below that. */
export const setBelowHeads = (kind: Kind | undefined, items: readonly Item[]): readonly Item[] =>
  kind === 'comparison' && isHeaded(items)
    ? items.map((item) =>
        item.kind === 'text' && !isHead(item.shape)
          ? {
              ...item,
              paragraphs: item.paragraphs.map((one) => ({ ...one, level: one.level + 1 })),
            }
          : item,
      )
    : items

/** Name, points, name, points. */
function isHeaded(items: readonly Item[]): boolean {
  return (
    items.length === 4 &&
    items.every(
      ({ kind, shape }, at) =>
        kind === 'text' && shape.placeholder && isHead(shape) === (at % 2 === 0),
    ) &&
    items.every(
      (item, at) => at % 2 === 1 || (item.kind === 'text' && item.paragraphs.length === 1),
    )
  )
}

const isHead = ({ placeholder }: Shape): boolean => placeholder?.type === 'body'

const listBodies = (items: readonly Item[]): Item[] =>
  items.filter(({ kind, shape }) => kind === 'text' && shape.placeholder)
