// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { createFillQueue } from './fill-queue.ts'
import { useFilled } from './use-filled.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const frames: FrameRequestCallback[] = []
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))

const paintFrame = () => act(() => frames.splice(0).forEach((callback) => callback(0)))
const thumbnails = createFillQueue(2)
const Thumbnail = () => (useFilled(thumbnails) ? 'x' : '-')

test('TN1 slides that come together are painted a few a frame, and those that went do not count', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (ids: readonly number[]) =>
    act(() => root.render(ids.map((slideId) => <Thumbnail key={slideId} />)))
  show(Array.from({ length: 8 }, (_, slideId) => slideId))
  expect(container.textContent).toBe('--------')
  paintFrame()
  expect(container.textContent).toBe('xx------')
  show([0, 1, 6, 7])
  paintFrame()
  expect(container.textContent).toBe('xxxx')
  expect(frames).toHaveLength(0)
  show([0, 12])
  paintFrame()
  expect(container.textContent).toBe('xx')
  act(() => root.unmount())
})

test('what may come filled while nothing rushes by does', () => {
  const cards = createFillQueue(4)
  const Card = () => (useFilled(cards, { atOnceWhenCalm: true }) ? 'x' : '-')
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<Card />))
  expect(container.textContent).toBe('x')
  act(() => root.unmount())
})
