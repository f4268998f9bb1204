import { fail } from '#core/result.ts'

import { createSourceReader } from './create-source-reader.ts'

/** What reads PDF and Word is large, and loads with the first file of its kind. */
export const browserSourceReader = createSourceReader({
  async pdf(bytes, signal) {
    const modules = await load(Promise.all([import('./read-pdf.ts'), import('./browser-pdf.ts')]))
    if (!modules) return fail('failed')
    const [{ readPdf }, { openPdfInBrowser }] = modules
    return readPdf(bytes, openPdfInBrowser, signal)
  },
  async docx(bytes, signal) {
    const module = await load(import('./read-docx-in-worker.ts'))
    return module ? module.readDocxInWorker(bytes, signal) : fail('failed')
  },
})

/** Offline, a part that was never needed before may not be there. */
async function load<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading
  } catch {
    return null
  }
}
