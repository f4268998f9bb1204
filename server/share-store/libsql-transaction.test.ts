import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { inLibsqlTransaction } from './libsql-transaction.ts'

let database: Database.Database
beforeEach(() => {
  database = new Database(':memory:')
  database.exec('CREATE TABLE rows (text TEXT)')
})
afterEach(() => database.close())

const add = (text: string) => database.prepare('INSERT INTO rows VALUES (?)').run(text)
const count = () => database.prepare('SELECT COUNT(*) AS amount FROM rows').get()

test('SS7 where there is no room left one learns just that, and goes on with what is there', () => {
  inLibsqlTransaction(database, () => add('first'))
  database.pragma('max_page_count = 20')
  const fill = () => inLibsqlTransaction(database, () => add('x'.repeat(200_000)))
  expect(fill).toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }))
  inLibsqlTransaction(database, () => add('second'))
  expect(count()).toMatchObject({ amount: 2 })
})

test('SS1 of what fails half way nothing is left', () => {
  const fail = () =>
    inLibsqlTransaction(database, () => {
      add('half')
      throw new Error('half way')
    })
  expect(fail).toThrow('half way')
  expect(count()).toMatchObject({ amount: 0 })
})
