import { assert, json, property } from 'fast-check'
import { expect, test } from 'vitest'

import { measureWork } from '../../test/fixtures/measure-work.ts'
import { parseJson } from './parse-json.ts'

const nest = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth)

test('JS1 what is JSON is read, and what is none is not', () => {
  assert(
    property(json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
  for (const text of ['', '{', '[1,]', '"', '"\\"', '\\', ']]]]', 'undefined'])
    expect(parseJson(text)).toBeUndefined()
})

test('JS2 a hundred levels are read, and one more is not', () => {
  expect(parseJson(nest(100, '[', ']'))).toHaveLength(1)
  expect(parseJson(nest(101, '[', ']'))).toBeUndefined()
  expect(parseJson(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)).toBeUndefined()
  // One after the other is no depth.
  expect(parseJson(`[${'[],{},'.repeat(1_000)}0]`)).toHaveLength(2_001)
})

test('JS2 brackets in a text are no levels, whatever stands around its quotes', () => {
  const brackets = '['.repeat(200)
  for (const text of [brackets, `"${brackets}`, `\\${brackets}`, `\\"${brackets}\\`, `\\\\"`])
    expect(parseJson(JSON.stringify([text, brackets]))).toEqual([text, brackets])
  // The string ends before its brackets: its backslash is escaped itself.
  expect(parseJson(`["\\\\",${nest(100, '[', ']')}]`)).toBeUndefined()
})

test('JS2 ten million brackets, or as many quotes, are looked at once', async () => {
  const texts = [
    '['.repeat(10_000_000),
    nest(5_000_000, '{"a":', '}'),
    `"${'\\"'.repeat(5_000_000)}`,
    `"${'\\'.repeat(10_000_000)}`,
  ]
  const { result, ms } = await measureWork(() => texts.map(parseJson))
  expect(result).toEqual(texts.map(() => undefined))
  expect(ms).toBeLessThan(3_000)
})

test('JS3 of a list or an object without end the first 20,001 are read, wherever it stands', () => {
  const long = Array.from({ length: 30_000 }, (_, at) => at)
  const first = long.slice(0, 20_001)
  expect(parseJson(JSON.stringify(long))).toEqual(first)
  expect(parseJson(JSON.stringify({ a: long, b: 'after, [it]', c: [long, 7] }))).toEqual({
    a: first,
    b: 'after, [it]',
    c: [first, 7],
  })
  const keys = Object.fromEntries(long.map((at) => [`k${at}`, at]))
  expect(Object.keys(parseJson(JSON.stringify(keys)) ?? {})).toHaveLength(20_001)
  // What is cut away may itself hold lists without end.
  const nested = [...first, long, long]
  expect(parseJson(JSON.stringify(nested))).toEqual(first)
  expect(parseJson(JSON.stringify(first))).toEqual(first)
})
