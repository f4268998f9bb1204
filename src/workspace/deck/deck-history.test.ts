import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'

import {
  applyRandomEdit,
  arbitraryDeck,
  arbitraryEdit,
  countRuns,
} from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { createDeckHistory, maxSteps } from './deck-history.ts'

const hasWords = (deck: Deck) => deck.slides.every(({ content }) => content.every(Boolean))
const step = { from: 'before', to: 'after', joins: false }
const deckCalled = (title: string): Deck => ({
  title,
  slides: [{ id: 'a', title: '', content: [], notes: '' }],
})

it('more than 200 steps lead back to the start, and forward to the end', () => {
  const series = fc.array(arbitraryEdit(), { minLength: 220, maxLength: 220, size: 'max' })
  fc.assert(
    fc.property(arbitraryDeck, series, (start, edits) => {
      const history = createDeckHistory()
      const states = [start]
      for (const edit of edits) {
        const before = states.at(-1)!
        states.push(applyRandomEdit(before, edit))
        history.record(before, step)
      }
      let present = states.at(-1)!
      for (const state of states.slice(0, -1).toReversed()) {
        const back = history.undo(present)
        expect(back).toEqual({ deck: state, slide: 'before' })
        present = back!.deck
      }
      expect(history.canUndo()).toBe(false)
      expect(history.undo(present)).toBeNull()
      for (const state of states.slice(1)) {
        const forward = history.redo(present)
        expect(forward).toEqual({ deck: state, slide: 'after' })
        present = forward!.deck
      }
      expect(history.canRedo()).toBe(false)
      expect(history.redo(present)).toBeNull()
    }),
    countRuns(5),
  )
})

it('what others typed is in every state, and going back takes away only what was done here', () => {
  const typing = arbitraryEdit(['typeTitle', 'typeNotes', 'typeBullet', 'renameDeck'])
  const turn = fc.record({ own: arbitraryEdit(), foreign: typing, who: fc.nat({ max: 3 }) })

  fc.assert(
    fc.property(
      arbitraryDeck.filter(hasWords),
      fc.array(turn, { maxLength: 30, size: 'max' }),
      (start, turns) => {
        const history = createDeckHistory()
        let present = start
        let marks = ''
        for (const { own, foreign, who } of turns) {
          const before = present
          if (who > 0) {
            present = applyRandomEdit(before, own)
            history.record(before, step)
          } else {
            const mark = String.fromCodePoint(0xf0000 + marks.length)
            present = applyRandomEdit(before, { ...foreign, text: mark })
            marks += mark
            history.absorb(before, present)
          }
        }
        const end = present
        for (let back = history.undo(present); back; back = history.undo(present))
          present = back.deck
        expect(Array.from(marks).filter((mark) => !JSON.stringify(present).includes(mark))).toEqual(
          [],
        )
        expect(withoutMarks(present, start)).toEqual(start)
        for (let next = history.redo(present); next; next = history.redo(present))
          present = next.deck
        expect(present).toEqual(end)
      },
    ),
    countRuns(60),
  )
})

const strip = (text: string) => text.replace(/[\u{f0000}-\u{f0fff}]/gu, '')
const stripSlide = (slide: Slide): Slide => ({
  ...slide,
  title: strip(slide.title),
  notes: strip(slide.notes),
  content: slide.content.map(strip).filter(Boolean),
})

/** The slides of the start, without marks and without bullets that consisted of nothing else. */
function withoutMarks(deck: Deck, start: Deck): Deck {
  const ids = new Set(start.slides.map(({ id }) => id))
  const slides = deck.slides.filter(({ id }) => ids.has(id)).map(stripSlide)
  return { ...deck, title: strip(deck.title), slides }
}

it('steps that join are one step, and lead back to where the first began', () => {
  const history = createDeckHistory()
  history.record(deckCalled('D'), { from: 'a', to: 'b', joins: true })
  history.record(deckCalled('De'), { from: 'b', to: 'c', joins: true })
  const back = history.undo(deckCalled('Dec'))
  expect(back).toEqual({ deck: deckCalled('D'), slide: 'a' })
  expect(history.redo(back!.deck)).toEqual({ deck: deckCalled('Dec'), slide: 'c' })
})

it('a new step ends what could be redone', () => {
  const history = createDeckHistory()
  history.record(deckCalled('1'), step)
  history.undo(deckCalled('2'))
  expect(history.canRedo()).toBe(true)
  history.record(deckCalled('1'), step)
  expect(history.canRedo()).toBe(false)
})

it('tidying up belongs to the step before it, and what could be redone still can', () => {
  const history = createDeckHistory()
  history.record(deckCalled('1'), step)
  history.record(deckCalled('2'), step)
  history.undo(deckCalled('3'))
  history.tidy(deckCalled('2 tidied'))
  expect(history.redo(deckCalled('2 tidied'))?.deck).toEqual(deckCalled('3'))
  expect(history.undo(deckCalled('3'))?.deck).toEqual(deckCalled('2 tidied'))
  expect(history.undo(deckCalled('2 tidied'))?.deck).toEqual(deckCalled('1'))
})

it('a step of which tidying up leaves nothing is none', () => {
  const history = createDeckHistory()
  history.record(deckCalled('1'), step)
  history.tidy(deckCalled('1'))
  expect(history.canUndo()).toBe(false)
})

it('the oldest steps are forgotten first', () => {
  const history = createDeckHistory()
  for (let n = 0; n < maxSteps + 10; n++) history.record(deckCalled(`${n}`), step)
  let undone = 0
  let last: string | undefined
  for (let back = history.undo(deckCalled('end')); back; back = history.undo(back.deck)) {
    undone++
    last = back.deck.title
  }
  expect([undone, last]).toEqual([maxSteps, '10'])
})
