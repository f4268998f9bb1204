import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSse } from './read-sse.ts'

async function read(text: string, sizes: readonly number[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  async function* cut() {
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1
      yield bytes.subarray(at, at + size)
      at += size
    }
  }
  const all: string[] = []
  for await (const data of readSse(cut())) all.push(data)
  return all
}

test('GN9 events arrive whole however their bytes are cut, with any line end', async () => {
  const events = ['{"a": "🐝 ça"}', 'two\nlines', '[DONE]']
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (sizes, end) => {
        const text = [
          ': a comment',
          `event: x${end}id: 1${end}data: ${events[0]}`,
          `data: two${end}data: lines`,
          `data:${events[2]}`,
        ].join(end + end)
        expect(await read(text + end + end, sizes)).toEqual(events)
        // The last empty line is left out by some servers.
        expect(await read(text, sizes)).toEqual(events)
      },
    ),
  )
})
