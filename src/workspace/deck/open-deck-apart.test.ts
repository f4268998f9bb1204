import { expect, test } from 'vitest'

import { insertSlides } from '#core/edit/slides/insert-slides.ts'

import {
  createBrowser,
  currentId,
  deck,
  rename,
  shown,
  titleOf,
} from '../../../test/fixtures/deck-browser.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import type { OpenDeck } from './open-deck.ts'

const addLater = (tab: OpenDeck) => {
  const added = { id: 'new', title: 'new', content: [], notes: '' }
  return tab.editApart((view) => insertSlides({ ...view, current: 2 }, [added], () => 'added'))
}
const ids = (tab: OpenDeck) =>
  shown(tab)
    .deck.slides.map(({ id }) => id)
    .join(' ')

test('AI5 a change of many slides is shown in a later task than it is written in, as one step', async () => {
  const { openTab, stored } = await createBrowser()
  const tab = await openTab()
  const done = addLater(tab)
  expect(ids(tab)).toBe('a b c')
  await done
  expect(ids(tab)).toBe('a b c added')
  expect(currentId(tab)).toBe('added')
  await tab.flush()
  expect((await stored()).deck.slides).toHaveLength(4)
  tab.undo()
  expect(shown(tab).deck).toEqual(deck)
})

test('AI6 an edit before it is shown builds on it, and each is a step of its own', async () => {
  const tab = await (await createBrowser()).openTab()
  const done = addLater(tab)
  rename(tab, 'Renamed')
  expect([titleOf(tab), ids(tab), currentId(tab)]).toEqual(['Renamed', 'a b c added', 'added'])
  tab.select(0)
  await done
  expect(currentId(tab)).toBe('a')
  tab.undo()
  expect([titleOf(tab), ids(tab)]).toEqual(['Deck', 'a b c added'])
  tab.undo()
  expect(ids(tab)).toBe('a b c')
})

test('AI6 an undo before it is shown takes it back', async () => {
  const tab = await (await createBrowser()).openTab()
  const done = addLater(tab)
  tab.undo()
  await done
  expect(shown(tab).deck).toEqual(deck)
})

test('AI7 news from another tab before it is shown is kept when it is taken back', async () => {
  const { openTab } = await createBrowser()
  const [tab, other] = [await openTab(), await openTab()]
  const done = addLater(tab)
  rename(other, 'Elsewhere')
  await done
  await settle()
  expect([titleOf(tab), ids(tab)]).toEqual(['Elsewhere', 'a b c added'])
  tab.undo()
  expect([titleOf(tab), ids(tab)]).toEqual(['Elsewhere', 'a b c'])
})

test('AI8 a deck that is closed before it is shown keeps what was written', async () => {
  const { openTab, stored } = await createBrowser()
  const tab = await openTab()
  const done = addLater(tab)
  await tab.close()
  await done
  expect((await stored()).deck.slides).toHaveLength(4)
})
