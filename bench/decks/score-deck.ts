import { findChartKind } from '#core/deck/slide-table.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { checkFacts } from '#core/facts/check-facts.ts'
import type { Rect, SlideLayout } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'

import type { GalleryDeck } from '../../test/gallery/gallery-decks.ts'

/** What can be counted of how a deck looks and of what it tells. */
export type DeckScore = {
  name: string
  slides: number
  /** What each slide is shown as. */
  forms: readonly string[]
  hasCover: boolean
  /** Slides that are a title and plain points. */
  plain: number
  /** Slides with something besides words to look at: a figure, a picture, a chart, a drawn form. */
  shows: number
  /** Of each slide, how much of the stage something stands on. */
  fills: readonly number[]
  overflowing: number
  /** Titles and points that say what another one says. */
  repeated: number
  /** Weights: all of its source, those on slides, those on slides or in notes; and what is not in it. */
  facts: { all: number; shown: number; told: number; unsupported: number } | null
}

export function scoreDeck(
  { name, deck, source }: GalleryDeck,
  layouts: readonly SlideLayout[],
): DeckScore {
  const forms = deck.slides.map((slide, at) => nameForm(slide, layouts[at]))
  return {
    name,
    slides: deck.slides.length,
    forms,
    hasCover: forms[0] === 'cover',
    plain: forms.filter(isPlain).length,
    shows: forms.filter((form) => !bare.has(form)).length,
    fills: layouts.map(measureFill),
    overflowing: layouts.filter(({ overflows }) => overflows).length,
    repeated: checkDeck(deck).filter(
      ({ code }) => code === 'title-repeated' || code === 'bullet-repeated',
    ).length,
    facts: source === undefined ? null : weighFacts(deck, source),
  }
}

/** A table, a chart and pictures are what is looked at, whatever stands beside them. */
function nameForm(slide: Slide, layout: SlideLayout | undefined): string {
  if (slide.table) return findChartKind(slide.table) ?? 'table'
  const form = layout?.layout ?? 'points'
  return listPictures(slide).length > 0 && isPlain(form) ? 'picture' : form
}

const isPlain = (form: string): boolean => ['points', 'two-columns', 'title-only'].includes(form)

/** Words alone, however large. */
const bare: ReadonlySet<string> = new Set([
  'points',
  'two-columns',
  'title-only',
  'section',
  'statement',
  'code',
])

function weighFacts(deck: GalleryDeck['deck'], source: string): DeckScore['facts'] {
  const { facts, unsupported } = checkFacts(deck, source)
  const weigh = (...places: string[]) =>
    facts.filter(({ where }) => places.includes(where)).reduce((sum, { weight }) => sum + weight, 0)
  return {
    all: weigh('slide', 'notes', 'missing'),
    shown: weigh('slide'),
    told: weigh('slide', 'notes'),
    unsupported: unsupported.length,
  }
}

const [columns, rows] = [32, 18]

/** The share of the fields of a grid that words, pictures, charts or drawings of its own touch. */
function measureFill({ boxes }: SlideLayout): number {
  const rects = boxes.flatMap((box): Rect[] => {
    if (box.kind === 'text') return box.paragraphs
    // A panel or a ground is no content.
    const isGround =
      box.kind === 'shape' && box.width * box.height > stage.width * stage.height * 0.3
    return isGround ? [] : [box]
  })
  let touched = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (rects.some((rect) => touches(rect, column, row))) touched++
  return touched / (columns * rows)
}

function touches({ x, y, width, height }: Rect, column: number, row: number): boolean {
  const [wide, tall] = [stage.width / columns, stage.height / rows]
  const [left, top] = [column * wide, row * tall]
  return x < left + wide && x + width > left && y < top + tall && y + height > top
}
