import { createLazy } from '#core/lazy.ts'
import { fail } from '#core/result.ts'
import type { SourceReader } from '#ports/source-reader.ts'

const lazy = createLazy(() => import('./browser-source-reader.ts'))

/** What reads documents loads with the first one. */
export const lazySourceReader: SourceReader = {
  async read(file, signal) {
    const loaded = await lazy.load()
    return loaded.ok ? loaded.value.browserSourceReader.read(file, signal) : fail('failed')
  },
}
