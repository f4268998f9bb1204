import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'
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
  const own = mine ?? { id: base.id, title: '', content: [], notes: '' }
  const table = rebaseTable(base.table, own.table, theirs.table)
  const rebased = {
    ...rebaseFields(listSlideFields(base), listSlideFields(own), listSlideFields(theirs)),
    ...(table && { table }),
    id: base.id,
    title: rebaseText(base.title, own.title, theirs.title),
    content: rebaseList(base.content, own.content, theirs.content),
    notes: rebaseText(base.notes, own.notes, theirs.notes),
  }
  return mine || !isEmpty(rebased) ? rebased : null
}

const isEmpty = (slide: Slide): boolean =>
  slide.title === '' &&
  slide.content.length === 0 &&
  slide.notes === '' &&
  slide.table === undefined &&
  Object.keys(listSlideFields(slide)).length === 0

// What is left is not merged word by word but field by field.
const listDeckFields = ({ title: _title, slides: _slides, ...fields }: Deck) => fields
const listSlideFields = ({
  id: _id,
  title: _title,
  content: _content,
  notes: _notes,
  table: _table,
  ...fields
}: Slide) => fields

const listIds = ({ slides }: Deck): string[] => slides.map(({ id }) => id)
const indexSlides = ({ slides }: Deck): Map<string, Slide> =>
  new Map(slides.map((slide) => [slide.id, slide]))
