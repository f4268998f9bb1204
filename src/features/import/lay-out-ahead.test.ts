import { afterEach, expect, test, vi } from 'vitest'

import { findTheme } from '#core/theme/themes.ts'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { layOutAhead } from './lay-out-ahead.ts'

const slides = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: [], notes: '' }))
const theme = findTheme(undefined)
const frames: FrameRequestCallback[] = []
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
afterEach(() => void frames.splice(0))

const paintFrame = async () => {
  await vi.waitUntil(() => frames.length > 0)
  frames.splice(0).forEach((callback) => callback(0))
}

test('LA1 all fonts are asked for before the first slide is ready; each slide waits for a frame of its own', async () => {
  const loads: string[] = []
  const fonts = {
    metrics: () => fixedMetrics,
    async load(texts: readonly string[]) {
      loads.push(...texts)
    },
  }
  const ready: number[] = []
  const done = layOutAhead({ slides, theme, fonts, onLaidOut: (count) => ready.push(count) })
  await vi.waitUntil(() => frames.length > 0)
  expect(loads).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  for (const count of [1, 2, 3]) {
    expect(ready).toHaveLength(count - 1)
    await paintFrame()
    await Promise.resolve()
    expect(ready).toHaveLength(count)
  }
  await done
})

test('LA2 called off, it tells of no more slides', async () => {
  const stop = new AbortController()
  const fonts = { metrics: () => fixedMetrics, load: async () => {} }
  const ready: number[] = []
  const onLaidOut = (count: number) => {
    ready.push(count)
    stop.abort()
  }
  const done = layOutAhead({ slides, theme, fonts, signal: stop.signal, onLaidOut })
  await paintFrame()
  await done
  expect(ready).toEqual([1])
})
