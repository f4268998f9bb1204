import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openLibsqlReader } from './libsql-reader.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-reader-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

function makeFile(name: string): string {
  const file = join(folder, name)
  const database = new Database(file)
  database.exec(
    `CREATE TABLE things (id TEXT, bytes BLOB); INSERT INTO things VALUES ('a', x'0102')`,
  )
  database.close()
  return file
}

test('SS12 rows are read, with their bytes, and what is not there is nothing', async () => {
  const reader = openLibsqlReader(makeFile('rows.db'), 100)
  const sql = 'SELECT id, bytes FROM things WHERE id = ?'
  expect(await reader.get(sql, 'a')).toMatchObject({ id: 'a', bytes: Uint8Array.of(1, 2) })
  expect(await reader.get(sql, 'b')).toBeUndefined()
  await reader.close()
})

test('SS12 what takes long holds up nobody else in the process', async () => {
  const reader = openLibsqlReader(makeFile('slow.db'), 100)
  const reading = { isDone: false }
  const slow = reader
    .get(
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT sum(i) AS sum FROM n',
    )
    .finally(() => (reading.isDone = true))
  let turns = 0
  while (!reading.isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    turns++
  }
  expect(await slow).toMatchObject({ sum: 4_500_001_500_000 })
  expect(turns).toBeGreaterThan(100)
  await reader.close()
})

test('SS12 a failure is the database’s own, and the next question is answered', async () => {
  const reader = openLibsqlReader(makeFile('wrong.db'), 100)
  await expect(reader.get('SELECT nothing FROM nowhere')).rejects.toMatchObject({
    code: expect.stringMatching(/^SQLITE_/),
  })
  expect(await reader.get('SELECT 7 AS seven')).toMatchObject({ seven: 7 })
  await reader.close()
})
