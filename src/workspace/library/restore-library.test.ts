import { expect, test } from 'vitest'

import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryRestoreNotes } from '#adapters/storage/memory-restore-notes.ts'
import { readFiles } from '#codecs/registry.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl, listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import { fail, ok } from '#core/result.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { exportLibrary } from './export-library.ts'
import { hashPicture } from '#workspace/pictures/hash-picture.ts'
import { createImportJob, type Imported, listFileNames } from '#workspace/files/import-job.ts'
import { createLibrary } from './library.ts'
import { listMissing } from './list-missing.ts'
import { noTypefaces } from '../../../test/fixtures/no-typefaces.ts'
import { countPresentations, listLooks, restoreLibrary } from './restore-library.ts'

const now = '2026-01-01T00:00:00.000Z'
const slide = (id: string, imageUrl?: string) => ({
  id,
  title: `Slide ${id}`,
  content: ['One', '\tTwo'],
  notes: 'Said',
  ...(imageUrl !== undefined && { imageUrl }),
})
const draw = (words: string) => new Blob([words], { type: 'image/png' })

async function storeTwo() {
  const decks = createMemoryDeckStore()
  const pictures = await Promise.all(
    [draw('bee'), draw('sea')].map(async (blob) => ({ blob, hash: await hashPicture(blob) })),
  )
  const [bee, sea] = pictures.map(({ hash }) => assetUrl(hash))
  const bees: Deck = { title: 'Bees', theme: 'paper', slides: [slide('a', bee), slide('b', bee)] }
  const tides: Deck = {
    title: 'Tides',
    palette: { background: '#FFFFFF' },
    slides: [slide('a', sea), { ...slide('c'), hidden: true }],
  }
  for (const [id, deck] of [
    ['p', bees],
    ['q', tides],
  ] as const) {
    const record = createRecord(deck, { id, userId: 'ada', now, description: `About ${id}` })
    const used = new Set(listDeckAssets(deck))
    await decks.create(
      { ...record, tags: ['kept'], status: 'archived' },
      deck,
      pictures.filter(({ hash }) => used.has(hash)),
    )
  }
  return { decks, originals: [bees, tides] }
}

async function readBackup(text: string | Blob): Promise<Imported> {
  const job = createImportJob({
    readFiles,
    pictures: { prepare: async (file) => ok(file) },
    typefaces: noTypefaces,
  })
  await job.read([new File([text], 'backup.json')])
  const state = job.state.getState()
  if (state.status !== 'success') throw new Error(JSON.stringify(state))
  return state.imported
}

async function createEmptyLibrary() {
  const decks = createMemoryDeckStore()
  const library = createLibrary({ decks, clock: createManualClock() })
  await library.show('bob')
  const notes = createMemoryRestoreNotes()
  const needs = { library, notes, userId: 'bob', description: 'Restored' }
  return { decks, library, notes, needs }
}

async function restoreInto(imported: Imported) {
  const { needs, ...rest } = await createEmptyLibrary()
  return { ...rest, restored: await restoreLibrary(imported, needs) }
}

const dropIds = ({ slides, ...deck }: Deck) => ({
  ...deck,
  slides: slides.map(({ id: _id, ...rest }) => rest),
})

test('LR1 what a backup holds becomes the same presentations again, with their details and pictures', async () => {
  const { decks: before, originals } = await storeTwo()
  const backup = await exportLibrary(before, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const imported = await readBackup(backup.value.blob)
  expect(countPresentations(imported)).toBe(2)
  const { decks, library, restored } = await restoreInto(imported)
  expect(restored).toEqual(ok(2))

  const { records } = library.state.getState()
  const loaded = await Promise.all(
    ['Bees', 'Tides'].map(async (title) => {
      const record = records.find((one) => one.title === title)
      expect(record).toMatchObject({ user_id: 'bob', tags: ['kept'], status: 'archived' })
      expect(record?.description).toMatch(/^About [pq]$/)
      const content = await decks.loadContent(record?.id ?? '')
      if (!content.ok) throw new Error(content.error.code)
      return content.value.deck
    }),
  )
  expect(loaded.map(dropIds)).toEqual(originals.map(dropIds))
  for (const hash of loaded.flatMap(listDeckAssets))
    expect(await decks.loadPicture(hash)).toEqual(await before.loadPicture(hash))
})

test('LR1 a backup that somebody has laid out anew is the same', async () => {
  const { decks } = await storeTwo()
  const backup = await exportLibrary(decks, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const text = await backup.value.blob.text()
  const imported = await readBackup(text)
  const anew = await readBackup(JSON.stringify(JSON.parse(text), null, 2))
  expect(anew.deck.slides.map(({ id: _id, ...rest }) => rest)).toEqual(
    imported.deck.slides.map(({ id: _id, ...rest }) => rest),
  )
  expect(anew.pictures.size).toBe(2)
  expect(anew.losses).toEqual([])
})

test('LR2 of a backup that is harmed the rest is restored, and what is not is told', async () => {
  const backup = {
    format: 'lectern-library',
    version: 1,
    presentations: [
      { record: { description: 7 }, deck: { title: 'Bees', slides: [slide('a', 'asset:gone')] } },
      { record: {}, deck: 'nothing' },
    ],
    pictures: {},
    damaged: ['scrambled'],
  }
  const imported = await readBackup(JSON.stringify(backup))
  expect(imported.losses).toEqual([
    { kind: 'picture-absent', slide: 1, count: 1 },
    { kind: 'presentations-unreadable', count: 2 },
  ])
  const { library, restored } = await restoreInto(imported)
  expect(restored).toEqual(ok(1))
  expect(library.state.getState().records[0]?.description).toBe('Restored')
})

test('LR6 a presentation comes back with its past: dates, views, and when it was presented', async () => {
  const past = {
    view_count: 7,
    created_at: '2025-03-01T00:00:00.000Z',
    updated_at: '2025-04-01T00:00:00.000Z',
    last_presented_at: '2025-03-20T00:00:00.000Z',
  }
  const { decks } = await storeTwo()
  await decks.updateRecord('p', () => past)
  const backup = await exportLibrary(decks, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const { library } = await restoreInto(await readBackup(backup.value.blob))
  const { records } = library.state.getState()
  expect(records.map(({ title }) => title)).toEqual(['Tides', 'Bees'])
  expect(records[1]).toMatchObject(past)
  expect(records[0]?.updated_at).toBe(now)
})

test('LR7 each slide is seen in the look of its own presentation', async () => {
  const { decks, originals } = await storeTwo()
  const backup = await exportLibrary(decks, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const imported = await readBackup(backup.value.blob)
  const own = imported.sources.flatMap(({ presentation }) => {
    const deck = originals.find((one) => one.title === presentation?.look.title)
    return deck?.slides.map(() => ({ theme: deck.theme, palette: deck.palette })) ?? []
  })
  expect(own).toHaveLength(4)
  expect(listLooks(imported).map(({ theme, palette }) => ({ theme, palette }))).toEqual(own)
})

test('LR4 it comes from one file, however many presentations are in it', async () => {
  const { decks } = await storeTwo()
  const backup = await exportLibrary(decks, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  expect(listFileNames(await readBackup(backup.value.blob))).toEqual(['backup.json'])
})

test('LR3 more slides than one deck may have are no hindrance', async () => {
  const slides = Array.from({ length: 3_000 }, (_, index) => slide(`${index}`))
  const one = { record: {}, deck: { title: 'Long', slides } }
  const imported = await readBackup(
    JSON.stringify({ format: 'lectern-library', presentations: [one, one], pictures: {} }),
  )
  expect(imported.deck.slides).toHaveLength(6_000)
})

test('LR5 a backup together with other files is slides like theirs, so that nothing of them is lost', async () => {
  const one = { record: {}, deck: { title: 'Bees', slides: [slide('a')] } }
  const backup = { format: 'lectern-library', presentations: [one], pictures: {} }
  const read = await readFiles([
    { name: 'a.json', type: '', bytes: new TextEncoder().encode(JSON.stringify(backup)) },
    { name: 'b.md', type: '', bytes: new TextEncoder().encode('Talk\n\n# More\n- Point\n') },
  ])
  if (!read.ok) throw new Error(read.error.code)
  expect(countPresentations({ ...read.value, pictures: new Map() })).toBe(0)
  expect(read.value.deck.slides.map(({ title }) => title)).toEqual(['Slide a', 'More'])
})

test('LR2 what is no address of a picture is a loss of its slide', async () => {
  const one = { record: {}, deck: { title: 'Bees', slides: [slide('a', 'asset:x')] } }
  const pictures = { x: { toString: 1, valueOf: 1 } }
  const imported = await readBackup(
    JSON.stringify({ format: 'lectern-library', presentations: [one], pictures }),
  )
  expect(imported.losses).toEqual([{ kind: 'picture-absent', slide: 1, count: 1 }])
})

test('LR8 of a backup whose picture is harmed all others are restored', async () => {
  const { decks } = await storeTwo()
  const backup = await exportLibrary(decks, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const text = await backup.value.blob.text()
  const harmed = text.replace(btoa('bee'), '"')
  expect(harmed).not.toBe(text)
  const imported = await readBackup(harmed)
  expect(imported.pictures.size).toBe(1)
  expect(imported.losses.map(({ kind }) => kind)).toEqual(['picture-absent', 'picture-absent'])
})

test('RG7 of what a backup says without end only the beginning is restored', async () => {
  const { decks: before } = await storeTwo()
  const backup = await exportLibrary(before, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const text = await backup.value.blob.text()
  const long = 'x'.repeat(5_000_000)
  const imported = await readBackup(
    text.replaceAll('"Tides"', `"${long}"`).replaceAll('"About q"', `"${long}"`),
  )
  expect(imported.losses).toEqual([{ kind: 'title-left-out' }])
  const { library } = await restoreInto(imported)
  const records = library.state.getState().records
  expect(records.map(({ title }) => title).toSorted()).toEqual(['Bees', 'x'.repeat(1_000)])
  expect(Math.max(...records.map(({ description }) => description.length))).toBe(5_000)
})

test('LR10 of a backup of more than 20,000 presentations the first come back, and that is told', async () => {
  const one = JSON.stringify({ record: {}, deck: { title: 'One of many', slides: [slide('a')] } })
  const write = (amount: number) =>
    `{"format":"lectern-library","version":1,"presentations":[${Array.from({ length: amount }, () => one).join(',')}],"pictures":{}}`
  const most = await readBackup(write(20_000))
  expect(countPresentations(most)).toBe(20_000)
  expect(most.losses).toEqual([])
  const more = await readBackup(write(20_001))
  expect(countPresentations(more)).toBe(20_000)
  expect(more.losses).toEqual([{ kind: 'presentations-left-out' }])
})

test('LR9 a restore that was interrupted is known by what is missing, and goes on without a second copy', async () => {
  const { decks: before } = await storeTwo()
  const backup = await exportLibrary(before, 'backup')
  if (!backup.ok) throw new Error(backup.error.code)
  const { library, notes, needs } = await createEmptyLibrary()
  let room = 1
  const full: typeof library = {
    ...library,
    create: async (...asked) =>
      room-- > 0 ? library.create(...asked) : fail({ code: 'storage-full' }),
  }
  const first = await restoreLibrary(await readBackup(backup.value.blob), {
    ...needs,
    library: full,
  })
  expect(first).toEqual(fail({ code: 'storage-full' }))

  const left = await notes.read('bob')
  if (!left.ok || !left.value) throw new Error('It is known')
  const [restored] = library.state.getState().records
  const missing = listMissing(left.value, library.state.getState())
  expect(left.value.fileName).toBe('backup.json')
  expect(new Set([restored?.title, ...missing.map(({ title }) => title)])).toEqual(
    new Set(['Bees', 'Tides']),
  )
  expect(missing).toHaveLength(1)

  // The file is read anew, as after the page went away.
  expect(await restoreLibrary(await readBackup(backup.value.blob), needs)).toEqual(ok(1))
  const titles = library.state.getState().records.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Bees', 'Tides'])
  expect(await notes.read('bob')).toEqual(ok(null))
  // A restore that came to its end is no part of the next.
  expect(await restoreLibrary(await readBackup(backup.value.blob), needs)).toEqual(ok(2))
})
