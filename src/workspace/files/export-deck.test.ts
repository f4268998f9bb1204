import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { expect, test } from 'vitest'

import type { DeckFileFormat } from '#codecs/file-formats.ts'
import type { DeckToWrite, WriteDeckFile } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { fail, ok } from '#core/result.ts'

import type { DeckSource } from './deck-source.ts'
import { exportDeck, type ExportStage } from './export-deck.ts'

const needs = (writeDeckFile: WriteDeckFile) => ({
  writeDeckFile,
  preferences: createMemoryPreferences(),
})

const deck: Deck = {
  title: 'Reefs & coasts: 2026',
  slides: [
    { id: '1', title: 'A', content: [], notes: '', imageUrl: assetUrl('aa') },
    { id: '2', title: 'B', content: [], notes: '', imageUrl: assetUrl('gone') },
  ],
}

const source: DeckSource = {
  loadDeck: async () => ok(deck),
  loadPicture: async (hash: string) =>
    hash === 'aa'
      ? ok(new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' }))
      : fail({ code: 'not-found' } as const),
}

const writeNothing: WriteDeckFile = async () => ok({ bytes: new Uint8Array(), losses: [] })
const writeNever: WriteDeckFile = async () => {
  throw new Error('Nobody wants it any more')
}

test('EX1 the file is named by the rule for its kind and gets the pictures that are stored', async () => {
  const given: DeckToWrite[] = []
  const writeDeckFile: WriteDeckFile = async (_, input) => {
    given.push(input)
    return ok({
      bytes: Uint8Array.of(80, 75),
      losses: [{ kind: 'picture-missing' as const, slideId: '2' }],
    })
  }
  const exported = await exportDeck({ format: 'pptx', source }, needs(writeDeckFile))
  expect(exported).toMatchObject({
    ok: true,
    value: {
      name: 'Reefs___coasts__2026.pptx',
      losses: [{ kind: 'picture-missing', slideId: '2' }],
      slideIds: ['1', '2'],
    },
  })
  expect([...(given[0]?.pictures ?? [])]).toEqual([
    [assetUrl('aa'), { bytes: Uint8Array.of(1, 2, 3), type: 'image/png' }],
  ])
})

test('EX1 a picture that the browser can no longer read from its disk counts as gone', async () => {
  const unreadable = new Blob()
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'))
  const given: DeckToWrite[] = []
  const writeDeckFile: WriteDeckFile = async (_, input) => {
    given.push(input)
    return ok({ bytes: new Uint8Array(), losses: [] })
  }
  const broken: DeckSource = { ...source, loadPicture: async () => ok(unreadable) }
  expect(await exportDeck({ format: 'pdf', source: broken }, needs(writeDeckFile))).toMatchObject({
    ok: true,
  })
  expect(given[0]?.pictures.size).toBe(0)
})

test.each<[DeckFileFormat, string, string]>([
  ['pdf', 'Reefs & coasts_ 2026.pdf', 'application/pdf'],
  ['html', 'Reefs & coasts_ 2026.html', 'text/html'],
  ['json', 'Reefs & coasts_ 2026.json', 'application/json'],
  ['markdown', 'Reefs & coasts_ 2026.md', 'text/markdown'],
  ['txt', 'Reefs & coasts_ 2026.txt', 'text/plain'],
  ['png', 'Reefs & coasts_ 2026 (PNG).zip', 'application/zip'],
  ['jpeg', 'Reefs & coasts_ 2026 (JPEG).zip', 'application/zip'],
])('EX1 %s is named %s', async (format, name, type) => {
  const exported = await exportDeck({ format, source }, needs(writeNothing))
  expect(exported.ok && [exported.value.name, exported.value.blob.type]).toEqual([name, type])
})

test('EX2 what was called off is not written, at whatever moment it was', async () => {
  const abort = new AbortController()
  const slow: DeckSource = {
    ...source,
    async loadPicture(hash) {
      abort.abort()
      if (hash !== 'aa') throw new Error('No further picture is loaded')
      return source.loadPicture(hash)
    },
  }
  const call = { signal: abort.signal }
  const order = { format: 'pptx', source: slow } as const
  expect(await exportDeck(order, needs(writeNever), call)).toEqual(fail('cancelled'))
  expect(await exportDeck({ format: 'pdf', source }, needs(writeNever), call)).toEqual(
    fail('cancelled'),
  )
})

test('EX3 without a presentation there is nothing to export, and one that is gone is not found', async () => {
  const gone: DeckSource = { ...source, loadDeck: async () => fail({ code: 'not-found' }) }
  const broken: DeckSource = { ...source, loadDeck: async () => fail({ code: 'damaged' }) }
  const run = (from: DeckSource | null) =>
    exportDeck({ format: 'pdf', source: from }, needs(writeNever))
  expect(await run(null)).toEqual(fail('no-deck'))
  expect(await run(gone)).toEqual(fail('not-found'))
  expect(await run(broken)).toEqual(fail('unreadable'))
})

test('EX4 it says what it is doing: pictures first, then whatever the writer says', async () => {
  const stages: [number, ExportStage][] = []
  const writeDeckFile: WriteDeckFile = async (_, __, options) => {
    options?.onProgress?.(0, 'fonts')
    options?.onProgress?.(0.5, 'slides')
    options?.onProgress?.(0.9, 'packing')
    return ok({ bytes: new Uint8Array(), losses: [] })
  }
  await exportDeck({ format: 'pdf', source }, needs(writeDeckFile), {
    onProgress: (share, stage) => stages.push([share, stage]),
  })
  expect(stages).toEqual([
    [0, 'pictures'],
    [0, 'fonts'],
    [0.5, 'slides'],
    [0.9, 'packing'],
  ])
})
