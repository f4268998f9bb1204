import { expect, test } from 'vitest'

import { createLazyDeckStore } from './lazy-deck-store.ts'
import { createMemoryDeckStore, createMemoryTables } from './memory-deck-store.ts'

test('what stores is fetched once, with the first question', async () => {
  let fetched = 0
  const memory = createMemoryDeckStore(createMemoryTables())
  const lazy = createLazyDeckStore(() => {
    fetched += 1
    return Promise.resolve(memory)
  })
  expect(fetched).toBe(0)
  expect(await lazy.list('ada')).toEqual(await memory.list('ada'))
  expect(await lazy.loadContent('none')).toEqual(await memory.loadContent('none'))
  expect(fetched).toBe(1)
})

test('where it cannot be fetched that is told, and it is fetched at the next try', async () => {
  const cause = new Error('offline')
  const memory = createMemoryDeckStore(createMemoryTables())
  const answers = [Promise.reject(cause), Promise.resolve(memory)]
  const lazy = createLazyDeckStore(() => answers.shift() ?? Promise.reject(cause))
  expect(await lazy.list('ada')).toEqual({
    ok: false,
    error: { code: 'not-loaded', cause },
  })
  expect(await lazy.list('ada')).toEqual(await memory.list('ada'))
})
