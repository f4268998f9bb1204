import { expect, test } from 'vitest'

import type { ReadSource } from '#codecs/registry.ts'

import type { Imported } from './import-job.ts'
import { isRestTaken } from './is-rest-taken.ts'

const read = (kind: ReadSource['kind'], losses: Imported['losses']) =>
  isRestTaken({ sources: [{ names: ['a'], kind, slides: 1 }], losses })

test('KL64 the rest is said to be taken over only where all that is lost is told', () => {
  expect(read('pptx', [{ kind: 'transition', slide: 1 }])).toBe(true)
  expect(read('pptx', [{ kind: 'kept-letters', slide: 1, count: 2 }])).toBe(true)
  // How much of it there was nobody knows.
  expect(read('pptx', [{ kind: 'slide-unreadable', slide: 1 }])).toBe(false)
  expect(
    read('pptx', [
      { kind: 'transition', slide: 1 },
      { kind: 'kept-cut', slide: 2, count: 1 },
    ]),
  ).toBe(false)
})

test('KL64 of a kind whose reader leaves things out untold nothing is promised', () => {
  const losses = [{ kind: 'comments', slide: 1, count: 1 }] as const
  expect(read('pdf', losses)).toBe(false)
  expect(read('ppt', losses)).toBe(false)
  expect(
    isRestTaken({
      sources: [
        { names: ['a'], kind: 'pptx', slides: 1 },
        { names: ['b'], kind: 'pdf', slides: 1 },
      ],
      losses,
    }),
  ).toBe(false)
})
