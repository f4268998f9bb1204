import { afterEach, expect, test, vi } from 'vitest'

import { copyRemotePicture } from './copy-remote-picture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a host that never answers is given up after 15 s, and asked no longer', async () => {
  vi.useFakeTimers()
  const removed: string[] = []
  class SilentImage {
    decode = () => new Promise<void>(() => {})
    removeAttribute = (name: string) => removed.push(name)
  }
  vi.stubGlobal('Image', SilentImage)
  const settled = vi.fn<(result: unknown) => void>()
  void copyRemotePicture('https://silent.example/sea.png').then(settled)
  await vi.advanceTimersByTimeAsync(14_900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(settled).toHaveBeenCalledWith({ ok: false, error: { code: 'refused' } })
  expect(removed).toEqual(['src'])
})
