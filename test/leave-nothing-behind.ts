import { afterAll, vi } from 'vitest'

/** The files of a run share their globals, so each leaves them as it found them. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
