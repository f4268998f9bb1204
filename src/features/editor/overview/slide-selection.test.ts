import { expect, test } from 'vitest'

import { addSlide } from '#core/edit/slides/add-slide.ts'
import { deleteSlides } from '#core/edit/slides/delete-slides.ts'
import { takeSlides } from '#core/edit/slides/take-slides.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { createBrowser, currentId } from '../../../../test/fixtures/deck-browser.ts'
import { createSlideSelection, type SlideSelection } from './slide-selection.ts'

async function start(letters = 'abcdef') {
  const slides = Array.from(letters, (id) => ({ id, title: id, content: [], notes: '' }))
  const tab = await (await createBrowser({ title: 'Letters', slides })).openTab()
  const selection = createSlideSelection(tab)
  return { tab, selection, stop: selection.follow() }
}

/** The selected slides, the current one in brackets. */
const show = (tab: OpenDeck, selection: SlideSelection) =>
  selection
    .list()
    .map((id) => (id === currentId(tab) ? `[${id}]` : id))
    .join('')

test('choosing goes to a slide and selects it alone', async () => {
  const { tab, selection } = await start()
  expect(show(tab, selection)).toBe('[a]')
  selection.choose('c')
  expect(show(tab, selection)).toBe('[c]')
})

test('Shift stretches a range from where it began, both ways', async () => {
  const { tab, selection } = await start()
  selection.choose('c')
  selection.extend('e')
  expect(show(tab, selection)).toBe('cd[e]')
  selection.extend('b')
  expect(show(tab, selection)).toBe('[b]c')
})

test('Ctrl adds and takes out; the last one stays', async () => {
  const { tab, selection } = await start()
  selection.toggle('d')
  selection.toggle('b')
  expect(show(tab, selection)).toBe('a[b]d')
  selection.toggle('d')
  expect(show(tab, selection)).toBe('a[b]')
  selection.toggle('b')
  expect(show(tab, selection)).toBe('[a]')
  selection.toggle('a')
  expect(show(tab, selection)).toBe('[a]')
})

test('going to a slide outside the selection ends it, and coming back does not restore it', async () => {
  const { tab, selection } = await start()
  selection.select(['a', 'b', 'c'])
  tab.select(1)
  expect(show(tab, selection)).toBe('a[b]c')
  tab.select(4)
  expect(show(tab, selection)).toBe('[e]')
  tab.select(1)
  expect(show(tab, selection)).toBe('[b]')
})

test('a selection follows its slides when they move and forgets those that go', async () => {
  const { tab, selection } = await start()
  selection.select(['b', 'c', 'd'])
  tab.edit((view) => takeSlides(view, ['b', 'c', 'd'], 6))
  expect(show(tab, selection)).toBe('[b]cd')
  tab.edit((view) => deleteSlides(view, ['c']))
  expect(show(tab, selection)).toBe('[b]d')
  tab.undo()
  expect(selection.list()).not.toContain('c')
})

test('a range that began on a slide that is gone begins where the user is', async () => {
  const { tab, selection } = await start()
  selection.select(['a', 'b'])
  selection.extend('c')
  tab.edit((view) => deleteSlides(view, ['a']))
  selection.extend('e')
  expect(show(tab, selection)).toBe('cd[e]')
})

test('typing leaves the selection alone, a new slide takes it over', async () => {
  const { tab, selection } = await start()
  selection.select(['a', 'b'])
  const before = selection.state.getState()
  tab.edit((view) => ({ ...view, deck: { ...view.deck, title: 'Typed' } }))
  expect(selection.state.getState()).toBe(before)
  tab.edit((view) => addSlide(view, 'blank', () => 'new'))
  expect(show(tab, selection)).toBe('[new]')
})

test('after its end a selection follows no more', async () => {
  const { tab, selection, stop } = await start()
  stop()
  tab.select(3)
  expect(selection.state.getState().ids).toEqual(new Set(['a']))
})
