import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fail, ok } from '../../result.ts'
import { currentVersion, migrateStored, type StoredFormat, versionOf } from './migrate-stored.ts'

const damaged = fail({ code: 'damaged' })

/** A format with a past: it began as a bare string, and became a list of names of one length. */
const names: StoredFormat<string[]> = {
  key: 'names',
  minReader: 2,
  migrations: [
    (body) => (body as string).split(','),
    (body) => (body as string[]).map((name) => name.trim()),
  ],
  rebuild: (body) =>
    Array.isArray(body) && body.every((name) => typeof name === 'string') ? [...body] : null,
}

const stored = (version: number, body: unknown, minReader = 1) => ({
  version,
  minReader,
  names: body,
})

test('MG1 the number of migrations fixes the version that is written', () => {
  expect(currentVersion(names)).toBe(3)
  expect(currentVersion({ migrations: [] })).toBe(1)
  expect(versionOf(names)).toEqual({ version: 3, minReader: 2 })
})

test('MG2 each version takes the steps that are left for it', () => {
  expect(migrateStored(stored(1, 'a, b'), names)).toEqual(ok(['a', 'b']))
  expect(migrateStored(stored(2, [' a', 'b ']), names)).toEqual(ok(['a', 'b']))
  expect(migrateStored(stored(3, [' a']), names)).toEqual(ok([' a']))
})

test('MG2 steps run once each and in order', () => {
  const history = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(history, history, (current, version) => {
      fc.pre(version <= current)
      const format: StoredFormat<unknown> = {
        key: 'names',
        minReader: 1,
        migrations: Array.from({ length: current - 1 }, (_, index) => (body: unknown) => [
          ...(body as number[]),
          index + 1,
        ]),
        rebuild: (body) => body,
      }
      const steps = Array.from({ length: current - version }, (_, index) => version + index)
      expect(migrateStored(stored(version, []), format)).toEqual(ok(steps))
    }),
  )
})

test('MG3 content that wants a newer reader is left alone', () => {
  expect(migrateStored(stored(4, ['a'], 4), names)).toEqual(fail({ code: 'newer-version' }))
  expect(migrateStored(stored(4, { unheard: 'of' }, 9), names)).toEqual(
    fail({ code: 'newer-version' }),
  )
})

test('MG4 content of a newer version that allows this reader is read', () => {
  expect(migrateStored(stored(4, ['a'], 3), names)).toEqual(ok(['a']))
})

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{}],
  [{ names: ['a'] }],
  [stored(0, ['a'])],
  [stored(1.5, ['a'])],
  [stored(Number.NaN, ['a'])],
  [{ ...stored(3, ['a']), version: '3' }],
  [{ ...stored(3, ['a']), minReader: undefined }],
  [stored(3, ['a'], 0)],
  [stored(3, [1])],
  [stored(3, undefined)],
])('MG5 %j is damaged', (value) => {
  expect(migrateStored(value, names)).toEqual(damaged)
})

test('MG5 a body that a migration trips over is damaged', () => {
  expect(migrateStored(stored(1, 42), names)).toEqual(damaged)
  expect(migrateStored(stored(2, null), names)).toEqual(damaged)
})
