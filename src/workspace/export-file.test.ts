import { expect, test } from 'vitest'

import type { DeckToWrite, WriteDeckFile } from '#codecs/write-result.ts'
import { assetUrl, type Deck } from '#core/deck/deck.ts'
import { fail, ok } from '#core/result.ts'

import { exportFile } from './export-file.ts'

const deck: Deck = {
  title: 'Reefs & coasts: 2026',
  slides: [
    { id: '1', title: 'A', content: [], notes: '', imageUrl: assetUrl('aa') },
    { id: '2', title: 'B', content: [], notes: '', imageUrl: assetUrl('gone') },
  ],
}

const loadPicture = async (hash: string) =>
  hash === 'aa'
    ? ok(new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' }))
    : fail({ code: 'not-found' } as const)

test('EX1 the file is named by the rule for its kind and gets the pictures that are stored', async () => {
  const given: DeckToWrite[] = []
  const writeDeckFile: WriteDeckFile = async (_, input) => {
    given.push(input)
    return ok({
      bytes: Uint8Array.of(80, 75),
      losses: [{ kind: 'picture-missing' as const, slideId: '2' }],
    })
  }
  const exported = await exportFile('pptx', deck, { writeDeckFile, loadPicture })
  expect(exported).toMatchObject({
    ok: true,
    value: {
      name: 'Reefs___coasts__2026.pptx',
      losses: [{ kind: 'picture-missing', slideId: '2' }],
    },
  })
  expect([...(given[0]?.pictures ?? [])]).toEqual([
    [assetUrl('aa'), { bytes: Uint8Array.of(1, 2, 3), type: 'image/png' }],
  ])
})

test('EX2 what was called off is not written', async () => {
  const abort = new AbortController()
  abort.abort()
  const writeDeckFile: WriteDeckFile = async () => {
    throw new Error('Nobody wants it any more')
  }
  const needs = { writeDeckFile, loadPicture }
  expect(await exportFile('pptx', deck, needs, { signal: abort.signal })).toEqual(fail('cancelled'))
})
