import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { measureWork } from '../../../../test/fixtures/measure-work.ts'
import { fail, ok } from '../../result.ts'
import { createRecord } from '../create-record.ts'
import type { PresentationRecord } from '../record.ts'
import { readStoredRecord, writeStoredRecord } from './stored-record.ts'

const cover = {
  id: 's1',
  title: 'Moss',
  content: ['Slow and green', 'Older than trees', 'Soft underfoot'],
  notes: 'Listen to this... '.repeat(20),
  imageUrl: 'asset:abc',
  textStyles: { title: { fontSize: 'h2' as const, textColor: '#112233' } },
}
const now = '2026-11-14T10:00:00.000Z'
const record: PresentationRecord = {
  ...createRecord({ title: 'Gardens', slides: [cover] }, { id: 'p1', userId: 'u1', now }),
  last_presented_at: now,
}

test('MG1 a stored record says its version and who may read it', () => {
  expect(writeStoredRecord(record)).toEqual({ version: 1, minReader: 1, record })
})

test('MG3 a record for newer readers is left alone', () => {
  expect(readStoredRecord({ version: 2, minReader: 2, record })).toEqual(
    fail({ code: 'newer-version' }),
  )
})

test('MG5 a record with any field wrong is damaged', () => {
  const fields = Object.keys(record)
  expect(fields.length).toBeGreaterThan(12)
  for (const field of fields) {
    const spoilt = {
      version: 1,
      minReader: 1,
      record: { ...record, [field]: field === 'look' ? 'odd' : { odd: true } },
    }
    expect(readStoredRecord(spoilt)).toEqual(fail({ code: 'damaged' }))
  }
})

test('MG5 whatever is on disk, reading answers', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, body) => {
      expect(readStoredRecord(value)).toHaveProperty('ok', false)
      expect(readStoredRecord({ version: 1, minReader: 1, record: body })).toHaveProperty(
        'ok',
        false,
      )
    }),
  )
})

test('MG6 unknown and dangerous keys never survive', () => {
  const text = JSON.stringify(writeStoredRecord(record)).replace(
    '"record":{',
    '"record":{"__proto__":{"polluted":true},"constructor":{"x":1},"secret":"x",',
  )
  const read = readStoredRecord(JSON.parse(text))
  expect(read).toEqual(ok(record))
  expect(read.ok && Object.getPrototypeOf(read.value)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('polluted')
})

test('MG7 what is written reads back equal', () => {
  expect(readStoredRecord(JSON.parse(JSON.stringify(writeStoredRecord(record))))).toEqual(
    ok(record),
  )
})

test('RC6 of what would hold up a list of presentations only the beginning is read', async () => {
  const long = 'x'.repeat(5_000_000)
  const stored = writeStoredRecord({
    ...record,
    title: long,
    description: long,
    theme: long,
    tags: [long, 'kept'],
    cover: { ...cover, title: long, content: [long], notes: long },
  })
  const { result, ms } = await measureWork(() => readStoredRecord(stored))
  if (!result.ok) throw new Error(result.error.code)
  const { title, description, theme, tags, cover: first } = result.value
  expect([title, description, theme, ...tags].map(({ length }) => length)).toEqual([
    1_000, 5_000, 100, 100, 4,
  ])
  expect([first?.title.length, first?.content.join('').length]).toEqual([1_000, 10_000])
  expect(result.value.id).toBe(record.id)
  expect(ms).toBeLessThan(500)
})
