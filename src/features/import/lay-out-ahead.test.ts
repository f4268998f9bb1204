import { afterEach, expect, test, vi } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'
import { findTheme } from '#core/theme/themes.ts'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { layOutAhead } from './lay-out-ahead.ts'

const slides = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: [], notes: '' }))
const theme = findTheme(undefined)
const frames: FrameRequestCallback[] = []
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
afterEach(() => void frames.splice(0))

const paintFrame = async () => {
  await expect.poll(() => frames.length).toBeGreaterThan(0)
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
  await expect.poll(() => frames.length).toBeGreaterThan(0)
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

test('LA3 fonts of the look they may be given later come with the others', async () => {
  const families = new Set<string>()
  const fonts = {
    metrics: () => fixedMetrics,
    async load(_texts: readonly string[], font: Font) {
      families.add(font.family)
    },
  }
  const stop = new AbortController()
  const [own, later] = [findTheme('ocean'), findTheme('noir')]
  expect(later.title.family).not.toBe(own.title.family)
  void layOutAhead({ slides, theme: own, laterTheme: later, fonts, signal: stop.signal })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  stop.abort()
  expect([...families]).toEqual(expect.arrayContaining([own.title.family, later.title.family]))
})
