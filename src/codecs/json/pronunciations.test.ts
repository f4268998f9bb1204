import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { fail } from '#core/result.ts'

import { readJson } from './read-json.ts'
import { writeJson } from './write-json.ts'

test('PN2 how names are said leaves with the deck as JSON and comes back with it', async () => {
  const deck: Deck = {
    title: 'Names',
    slides: [{ id: 'a', title: 'One', content: [], notes: 'Nguyen said so.' }],
    pronunciations: [{ written: 'Nguyen', said: 'win' }],
  }
  const { value, losses } = await writeJson(deck, async () => fail({ code: 'not-found' } as const))
  expect(losses).toEqual([])
  const bytes = new Uint8Array(await value.arrayBuffer())
  expect(await readJson(bytes, { fileName: 'names.json' })).toMatchObject({
    ok: true,
    value: { deck },
  })
})
