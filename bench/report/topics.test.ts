import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { topics } from './topics.ts'

it('BP7 every bench that a topic names is there, and named once', () => {
  const benches = topics.flatMap((topic) => topic.benches)
  for (const bench of benches)
    expect(existsSync(join(import.meta.dirname, '..', bench)), bench).toBe(true)
  expect(new Set(benches).size).toBe(benches.length)
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
})
