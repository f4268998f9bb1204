import { expect, test } from 'vitest'

import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { defaultImportConflict } from '#core/deck/import-conflict.ts'
import { fail } from '#core/result.ts'

import { createBrowser, deck, shown } from '../../../test/fixtures/deck-browser.ts'
import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { applyImport, createFromImport } from './apply-import.ts'
import type { Imported } from './import-job.ts'
import { createLibrary } from '#workspace/library/library.ts'

const imported: Imported = {
  deck: {
    title: 'Rivers',
    theme: 'ocean',
    slides: [
      { id: 'a', title: 'Source', content: ['x'], notes: 'n', imageUrl: 'file:1' },
      { id: 'a2', title: 'Mouth', content: [], notes: '', imageUrl: 'https://example.org/a.png' },
    ],
  },
  pictures: new Map([['file:1', new Blob(['picture'], { type: 'image/png' })]]),
  losses: [],
  sources: [],
}
const replace = { ...defaultImportConflict, action: 'replace' } as const

test('AI1 added slides stand at the end as they are, with ids and pictures of their own; one undo takes all back', async () => {
  const { openTab, store } = await createBrowser()
  const tab = await openTab()
  expect((await applyImport(tab, imported, { action: 'add' })).ok).toBe(true)
  const after = shown(tab).deck
  expect(after.title).toBe(deck.title)
  expect(after.slides.slice(0, -2)).toEqual(deck.slides)
  const [source, mouth] = after.slides.slice(-2)
  expect(source).toMatchObject({
    title: 'Source',
    imageUrl: expect.stringMatching(/^asset:\w{64}$/),
  })
  expect(mouth).toMatchObject({ title: 'Mouth', imageUrl: 'https://example.org/a.png' })
  expect(new Set(after.slides.map(({ id }) => id)).size).toBe(after.slides.length)
  await tab.flush()
  expect((await store.loadPicture(source?.imageUrl?.replace('asset:', '') ?? '')).ok).toBe(true)
  tab.undo()
  expect(shown(tab).deck).toEqual(deck)
  expect(tab.state.getState().canUndo).toBe(false)
})

test('AI1 slides that their file gave no id are called imported-slide-N, and a second time not', async () => {
  const tab = await (await createBrowser()).openTab()
  const slides = [{ id: 'imported-slide-1', title: 'One', content: [], notes: '' }]
  const file = { ...imported, deck: { title: 'T', slides }, pictures: new Map() }
  await applyImport(tab, file, { action: 'add' })
  await applyImport(tab, file, { action: 'add' })
  const [first, second] = shown(tab).deck.slides.slice(-2)
  expect(first?.id).toBe('imported-slide-1')
  expect(second?.id).toMatch(/^slide-/)
})

test('AI2 replacing takes title, look and slides; one undo takes all back', async () => {
  const tab = await (await createBrowser()).openTab()
  await applyImport(tab, imported, replace)
  expect(shown(tab).deck).toMatchObject({ title: 'Rivers', theme: 'ocean' })
  expect(shown(tab).deck.slides.map(({ title }) => title)).toEqual(['Source', 'Mouth'])
  tab.undo()
  expect(shown(tab).deck).toEqual(deck)
})

test('AI3 a picture that cannot be kept leaves the deck as it was', async () => {
  const tab = await (await createBrowser()).openTab()
  const failing = { ...tab, addPicture: () => Promise.reject(new Error('No memory left')) }
  expect(await applyImport(failing, imported, replace)).toEqual(fail('failed'))
  expect(shown(tab).deck).toEqual(deck)
  expect(tab.state.getState().canUndo).toBe(false)
})

test('AI4 without an open deck it becomes a presentation of its own, with its pictures', async () => {
  const decks = createMemoryDeckStore()
  const library = createLibrary({ decks, clock: createManualClock() })
  await library.show('ada')
  const created = await createFromImport(library, imported, {
    description: 'Imported from a.pptx',
  })
  if (!created.ok) throw new Error(created.error.code)
  expect(created.value.description).toBe('Imported from a.pptx')
  const content = await decks.loadContent(created.value.id)
  if (!content.ok) throw new Error(content.error.code)
  const [source] = content.value.deck.slides
  expect(content.value.deck).toMatchObject({ title: 'Rivers', theme: 'ocean' })
  expect(source?.id).not.toBe('a')
  expect((await decks.loadPicture(source?.imageUrl?.replace('asset:', '') ?? '')).ok).toBe(true)
})
