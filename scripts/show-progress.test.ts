import { expect, test } from 'vitest'

import { showProgress } from './show-progress.mjs'

const forMs = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms, 'done'))

async function watch(isTTY: boolean, ms: number) {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) }
  expect(await showProgress('Building the app.', forMs(ms), { output, tickMs: 5 })).toBe('done')
  return written
}

test('in a terminal one line counts on, and is ended', async () => {
  const written = await watch(true, 100)
  expect(written.slice(0, 3)).toEqual([
    'Building the app.',
    '\rBuilding the app. 1 s',
    '\rBuilding the app. 2 s',
  ])
  expect(written.at(-1)).toBe('\n')
})

test('in a log a few lines say that it goes on', async () => {
  const written = await watch(false, 400)
  expect(written.slice(0, 2)).toEqual(['Building the app.\n', 'Still at it, 15 seconds so far.\n'])
  expect(written.length).toBeLessThan(8)
})

test('work that fails ends its line, too', async () => {
  const written: string[] = []
  const output = { isTTY: true, write: (text: string) => written.push(text) }
  const failing = showProgress('Installing.', () => Promise.reject(new Error('no network')), {
    output,
  })
  await expect(failing).rejects.toThrow('no network')
  expect(written).toEqual(['Installing.', '\n'])
})
