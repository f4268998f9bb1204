import type { Deck } from '../deck/deck.ts'
import { listFields, pickFields } from '../deck/slide-fields.ts'
import type { Slide } from '../deck/slide.ts'
import { isSame } from './is-same.ts'
import { rebaseOver, rebasePlaced } from './rebase-elements.ts'
import { rebaseFields } from './rebase-fields.ts'
import { rebaseList } from './rebase-list.ts'
import { rebaseOrder } from './rebase-order.ts'
import { rebaseTable } from './rebase-table.ts'
import { rebaseText } from './rebase-text.ts'

/**
 * What `mine` would be had it been made with the change from `base` to `theirs` in view. This is
 * how an earlier state of a deck learns of what was edited elsewhere: going back to it then takes
 * nothing away from anyone else.
 */
export function rebaseDeck(base: Deck, mine: Deck, theirs: Deck): Deck {
  if (base === theirs) return mine
  return {
    ...rebaseFields(listDeckFields(base), listDeckFields(mine), listDeckFields(theirs)),
    title: rebaseText(base.title, mine.title, theirs.title),
    slides: base.slides === theirs.slides ? mine.slides : rebaseSlides(base, mine, theirs),
  }
}

function rebaseSlides(base: Deck, mine: Deck, theirs: Deck): Slide[] {
  const inBase = indexSlides(base)
  const inMine = indexSlides(mine)
  const slides = new Map<string, Slide>()
  for (const slide of mine.slides) if (!inBase.has(slide.id)) slides.set(slide.id, slide)
  for (const slide of theirs.slides) {
    const known = inBase.get(slide.id)
    const rebased = known ? rebaseSlide(known, inMine.get(slide.id), slide) : slide
    if (rebased) slides.set(slide.id, rebased)
  }
  const order = rebaseOrder(listIds(base), listIds(mine), listIds(theirs))
  const rebased = order.flatMap((id) => slides.get(id) ?? [])
  return rebased.length > 0 ? rebased : theirs.slides
}

/** A slide that mine does not have goes, unless they wrote on it: then their words stay. */
function rebaseSlide(base: Slide, mine: Slide | undefined, theirs: Slide): Slide | null {
  if (base === theirs) return mine ?? null
  const blank: Slide = { id: base.id, title: '', content: [], notes: '' }
  const own = mine ?? blank
  const [from, kept, to] = [base, own, theirs].map((slide) => pickFields(slide, whole))
  const rebased: Slide = { ...blank, ...rebaseFields(from ?? {}, kept ?? {}, to ?? {}) }
  for (const field of letters) rebased[field] = rebaseText(base[field], own[field], theirs[field])
  for (const field of lines) rebased[field] = rebaseList(base[field], own[field], theirs[field])
  for (const field of rows) {
    const table = rebaseTable(base[field], own[field], theirs[field])
    if (table) rebased[field] = table
  }
  const placed = rebasePlaced(base.placed, own.placed, theirs.placed)
  const over = rebaseOver(base.over, own.over, theirs.over)
  if (placed) rebased.placed = placed
  if (over) rebased.over = over
  return mine || !isSame(rebased, blank) ? rebased : null
}

const whole = listFields({ merged: 'whole' })
const letters = listFields({ merged: 'letters' })
const lines = listFields({ merged: 'lines' })
const rows = listFields({ merged: 'rows' })

// What is left is not merged word by word but field by field.
const listDeckFields = ({ title: _title, slides: _slides, ...fields }: Deck) => fields

const listIds = ({ slides }: Deck): string[] => slides.map(({ id }) => id)
const indexSlides = ({ slides }: Deck): Map<string, Slide> =>
  new Map(slides.map((slide) => [slide.id, slide]))
