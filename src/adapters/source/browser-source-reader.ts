import { fail } from '#core/result.ts'
import type { SourceReader } from '#ports/source-reader.ts'

/** What reads documents loads with the first one; what reads PDF and Word with the first of those. */
export const browserSourceReader: SourceReader = {
  async read(file, signal) {
    const module = await load(import('./create-source-reader.ts'))
    if (!module) return fail('failed')
    return module.createSourceReader({ pdf: readPdfFile, docx: readDocxFile }).read(file, signal)
  },
}

async function readPdfFile(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal) {
  const modules = await load(Promise.all([import('./read-pdf.ts'), import('./browser-pdf.ts')]))
  if (!modules) return fail('failed' as const)
  const [{ readPdf }, { openPdfInBrowser }] = modules
  return readPdf(bytes, openPdfInBrowser, signal)
}

async function readDocxFile(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal) {
  const module = await load(import('./read-docx-in-worker.ts'))
  return module ? module.readDocxInWorker(bytes, signal) : fail('failed' as const)
}

/** Offline, a part that was never needed before may not be there. */
async function load<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading
  } catch {
    return null
  }
}
