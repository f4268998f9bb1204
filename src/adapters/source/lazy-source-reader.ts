import { fail } from '#core/result.ts'
import type { SourceReader } from '#ports/source-reader.ts'

/** What reads documents loads with the first one. */
export const lazySourceReader: SourceReader = {
  async read(file, signal) {
    const module = await import('./browser-source-reader.ts').catch(() => null)
    return module ? module.browserSourceReader.read(file, signal) : fail('failed')
  },
}
