import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Deck } from '../deck/deck.ts'
import { importConflictSchema } from '../deck/import-conflict.ts'
import type { Slide } from '../deck/slide.ts'
import {
  deleteSlide,
  duplicateSlide,
  moveSlide,
} from '../../../test/fixtures/edit-current-slide.ts'
import { addSlide } from './slides/add-slide.ts'
import { changeSlide } from './change-slide.ts'
import { slideKinds } from './slides/create-slide.ts'
import type { DeckView } from './deck-view.ts'
import { deleteSlides } from './slides/delete-slides.ts'
import { duplicateSlides } from './slides/duplicate-slides.ts'
import { importDeck } from './merge/import-deck.ts'
import { insertSlides } from './slides/insert-slides.ts'
import { moveSlides } from './slides/move-slides.ts'
import { pickSlides } from './slides/pick-slides.ts'
import { renameDeck } from './rename-deck.ts'
import { selectSlide } from './slides/select-slide.ts'
import { removePicture, setPicture } from './pictures/set-picture.ts'
import { splitSlide } from './slides/split-slide.ts'
import { takeSlides } from './slides/take-slides.ts'
import { trimSlide } from './trim-slide.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '文'), maxLength: 8 })
const direction = fc.constantFrom('up', 'down')
const index = fc.integer({ min: -2, max: 9 })

const slide: fc.Arbitrary<Slide> = fc.record(
  {
    id: fc.uuid(),
    title: text,
    content: fc.array(text, { maxLength: 4 }),
    notes: text,
    imageUrl: fc.constantFrom('asset:1', 'https://example.com/a.png'),
    imageStyle: fc.record({ shape: fc.constantFrom('circle', 'star') }),
    textStyles: fc.record({ title: fc.record({ fontSize: fc.constantFrom('h1', 'p') }) }),
  },
  { requiredKeys: ['id', 'title', 'content', 'notes'] },
)

const deck: fc.Arbitrary<Deck> = fc.record({
  title: text,
  slides: fc.uniqueArray(slide, { minLength: 1, maxLength: 7, selector: ({ id }) => id }),
})

const view: fc.Arbitrary<DeckView> = deck.chain((given) =>
  fc.record({
    deck: fc.constant(given),
    current: fc.integer({ min: 0, max: given.slides.length - 1 }),
  }),
)

function countingIds(): () => string {
  let count = 0
  return () => `new-${++count}`
}

const conflictOptions = fc.record({
  action: fc.constantFrom(...importConflictSchema.entries.action.options),
  slideHandling: fc.constantFrom(...importConflictSchema.entries.slideHandling.options),
  titleHandling: fc.constantFrom(...importConflictSchema.entries.titleHandling.options),
})

type Edit = (view: DeckView, newId: () => string) => DeckView

/** Acts on the slide at a place that may not exist. */
const onSlideAt = (at: number, act: (view: DeckView, id: string) => DeckView): Edit => {
  return (before) => act(before, before.deck.slides[at]?.id ?? 'gone')
}

/** As `onSlideAt`, for several. */
const places = fc.array(index, { maxLength: 5 })
const idsAt = ({ deck: { slides } }: DeckView, at: readonly number[]): string[] =>
  at.map((place) => slides[place]?.id ?? 'gone')
const onSlidesAt = (
  at: readonly number[],
  act: (view: DeckView, ids: string[]) => DeckView,
): Edit => {
  return (before) => act(before, idsAt(before, at))
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom(...slideKinds).map(
    (kind): Edit =>
      (before, newId) =>
        addSlide(before, kind, newId),
  ),
  fc.constant<Edit>(duplicateSlide),
  fc.constant<Edit>(deleteSlide),
  direction.map(
    (way): Edit =>
      (before) =>
        moveSlide(before, way),
  ),
  places.map((at) => onSlidesAt(at, deleteSlides)),
  places.map(
    (at): Edit =>
      (before, newId) =>
        duplicateSlides(before, idsAt(before, at), newId),
  ),
  fc
    .tuple(places, direction)
    .map(([at, way]) => onSlidesAt(at, (before, ids) => moveSlides(before, ids, way))),
  fc
    .tuple(places, index)
    .map(([at, gap]) => onSlidesAt(at, (before, ids) => takeSlides(before, ids, gap))),
  fc.array(slide, { maxLength: 3 }).map(
    (slides): Edit =>
      (before, newId) =>
        insertSlides(before, slides, newId),
  ),
  index.map(
    (to): Edit =>
      (before) =>
        selectSlide(before, to),
  ),
  text.map(
    (title): Edit =>
      (before) =>
        renameDeck(before, title),
  ),
  fc
    .tuple(index, text)
    .map(([at, title]) => onSlideAt(at, (before, id) => changeSlide(before, id, { title }))),
  index.map((at) => onSlideAt(at, trimSlide)),
  index.map((at) => onSlideAt(at, (before, id) => setPicture(before, id, 'asset:2'))),
  index.map((at) => onSlideAt(at, removePicture)),
  index.map(
    (at): Edit =>
      (before, newId) =>
        splitSlide(before, before.deck.slides[at]?.id ?? 'gone', newId),
  ),
  fc.tuple(deck, conflictOptions).map(
    ([imported, options]): Edit =>
      (before, newId) =>
        importDeck(before, imported, options, newId),
  ),
)

const idsOf = ({ deck: { slides } }: DeckView) => slides.map(({ id }) => id)
const currentOf = (given: DeckView) => given.deck.slides[given.current]
const sortedSlides = (given: DeckView) =>
  given.deck.slides.toSorted((a, b) => (a.id < b.id ? -1 : 1))

const without = (given: DeckView, slides: readonly Slide[]) =>
  given.deck.slides.filter((other) => !slides.includes(other))

const bulletsOf = (given: Deck) => given.slides.flatMap(({ content }) => content)
const wordsOf = ({ title, content, notes }: Slide) =>
  [title, ...content, notes].join(' ').split(/\s+/u).filter(Boolean)

/** Any write to the view or to a part of it throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}

describe('SL12 any sequence of edits', () => {
  test('keeps a slide, a current slide and unique ids, and writes to nothing it was given', () => {
    fc.assert(
      fc.property(view, fc.array(edit, { maxLength: 30 }), (start, edits) => {
        const newId = countingIds()
        let now = freeze(start)
        for (const change of edits) {
          now = freeze(change(now, newId))
          expect(now.deck.slides.length).toBeGreaterThan(0)
          expect(currentOf(now)).toBeDefined()
          expect(new Set(idsOf(now)).size).toBe(now.deck.slides.length)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('SL12 adding and deleting again gives back the same slides', () => {
  fc.assert(
    fc.property(view, fc.constantFrom(...slideKinds), (before, kind) => {
      const added = addSlide(before, kind, countingIds())
      expect(added.current).toBe(before.current + 1)
      expect(deleteSlide(added).deck).toEqual(before.deck)
    }),
  )
})

test('SL12 duplicating keeps the content and every other slide', () => {
  fc.assert(
    fc.property(view, (before) => {
      const after = duplicateSlide(before, countingIds())
      const original = currentOf(before)
      expect(currentOf(after)).toEqual({
        ...original,
        id: 'new-1',
        title: `${original?.title} (Copy)`,
      })
      expect(after.deck.slides.toSpliced(after.current, 1)).toEqual(before.deck.slides)
    }),
  )
})

test('SL12 moving back undoes a move, and no slide is altered', () => {
  fc.assert(
    fc.property(view, direction, (before, way) => {
      const after = moveSlide(before, way)
      expect(currentOf(after)).toBe(currentOf(before))
      expect(sortedSlides(after)).toEqual(sortedSlides(before))
      if (after !== before) expect(moveSlide(after, way === 'up' ? 'down' : 'up')).toEqual(before)
    }),
  )
})

test('SL7 taken slides stand together in their order, the others keep theirs', () => {
  fc.assert(
    fc.property(view, places, index, (before, at, gap) => {
      const ids = idsAt(before, at)
      const taken = pickSlides(before, ids)
      const after = takeSlides(before, ids, gap)
      expect(currentOf(after)).toBe(currentOf(before))
      expect(without(after, taken)).toEqual(without(before, taken))
      expect(pickSlides(after, ids)).toEqual(taken)
      if (after === before) return
      const start = after.deck.slides.indexOf(taken[0] as Slide)
      expect(after.deck.slides.slice(start, start + taken.length)).toEqual(taken)
    }),
  )
})

test('SL12 moving several back undoes the move, and no slide is altered', () => {
  fc.assert(
    fc.property(view, places, direction, (before, at, way) => {
      const ids = idsAt(before, at)
      const after = moveSlides(before, ids, way)
      expect(currentOf(after)).toBe(currentOf(before))
      expect(sortedSlides(after)).toEqual(sortedSlides(before))
      if (after !== before)
        expect(moveSlides(after, ids, way === 'up' ? 'down' : 'up')).toEqual(before)
    }),
  )
})

test('SL12 deleting several takes those and nothing else, and leaves one slide', () => {
  fc.assert(
    fc.property(view, places, (before, at) => {
      const ids = idsAt(before, at)
      const staying = without(before, pickSlides(before, ids))
      const after = deleteSlides(before, ids)
      expect(after.deck.slides).toEqual(staying.length > 0 ? staying : [currentOf(before)])
      if (after.deck.slides.includes(currentOf(before) as Slide))
        expect(currentOf(after)).toBe(currentOf(before))
    }),
  )
})

test('SL12 duplicating or inserting several and deleting what came gives back the same deck', () => {
  fc.assert(
    fc.property(view, places, fc.array(slide, { maxLength: 3 }), (before, at, incoming) => {
      for (const after of [
        duplicateSlides(before, idsAt(before, at), countingIds()),
        insertSlides(before, incoming, countingIds()),
      ]) {
        const come = idsOf(after).filter((id) => id.startsWith('new-'))
        expect(deleteSlides(after, come).deck).toEqual(before.deck)
      }
    }),
  )
})

test('SL12 deleting takes the current slide and nothing else', () => {
  fc.assert(
    fc.property(view, (before) => {
      const after = deleteSlide(before)
      if (before.deck.slides.length === 1) expect(after).toBe(before)
      else
        expect(after.deck.slides).toEqual(
          before.deck.slides.filter((other) => other !== currentOf(before)),
        )
    }),
  )
})

test('SL10 saving twice is saving once, and no word is lost', () => {
  fc.assert(
    fc.property(view, (before) => {
      const current = currentOf(before) as Slide
      const saved = trimSlide(before, current.id)
      expect(trimSlide(saved, current.id)).toBe(saved)
      expect(wordsOf(currentOf(saved) as Slide)).toEqual(wordsOf(current))
    }),
  )
})

test('IM3 merging loses no bullet of either deck', () => {
  const options = {
    action: 'merge',
    slideHandling: 'mergeContent',
    titleHandling: 'combine',
  } as const
  fc.assert(
    fc.property(view, deck, (before, imported) => {
      const merged = bulletsOf(importDeck(before, imported, options, countingIds()).deck)
      const expected = [...bulletsOf(before.deck), ...bulletsOf(imported)]
      expect(merged.filter((bullet) => bullet !== '---').toSorted()).toEqual(expected.toSorted())
    }),
  )
})
