import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'

import { readJson } from './read-json.ts'
import { writeJson } from './write-json.ts'

test('PN2 how names are said leaves with the deck as JSON and comes back with it', async () => {
  const deck: Deck = {
    title: 'Names',
    slides: [{ id: 'a', title: 'One', content: [], notes: 'Nguyen said so.' }],
    pronunciations: [{ written: 'Nguyen', said: 'win' }],
  }
  const { bytes, losses } = writeJson({ deck, pictures: new Map() })
  expect(losses).toEqual([])
  expect(await readJson(bytes, { fileName: 'names.json' })).toMatchObject({
    ok: true,
    value: { deck },
  })
})
