import type { getDocument } from 'pdfjs-dist'

import { fail, ok, type Result } from '#core/result.ts'
import type { SourceFailure, SourceText } from '#ports/source-reader.ts'

import { joinPdfLines } from './join-pdf-lines.ts'
import { readPdfLines, type PdfLine } from './read-pdf-lines.ts'

/** Nobody makes slides of more, and reading it takes long. */
const maxPages = 300

/** Opens the file with whatever runs pdf.js here: a worker in the browser, Node in tests. */
export type OpenPdf = (
  data: Uint8Array,
  options?: { paints?: boolean },
) => ReturnType<typeof getDocument>

export async function readPdf(
  data: Uint8Array,
  openPdf: OpenPdf,
  signal?: AbortSignal,
): Promise<Result<SourceText, SourceFailure>> {
  if (signal?.aborted) return fail('stopped')
  const task = openPdf(data)
  // A file can be made so that a page never ends: only this ends the worker that reads it.
  const stop = () => void task.destroy()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const document = await task.promise
    const count = Math.min(maxPages, document.numPages)
    const pages: PdfLine[][] = []
    for (let number = 1; number <= count; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(readPdfLines(items.filter((item) => 'str' in item)))
      page.cleanup()
    }
    return ok({ text: joinPdfLines(pages), isCut: document.numPages > maxPages })
  } catch (error) {
    return fail(signal?.aborted ? 'stopped' : nameFailure(error))
  } finally {
    signal?.removeEventListener('abort', stop)
    await task.destroy()
  }
}

/** pdf.js tells its failures by name. */
function nameFailure(error: unknown): SourceFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'protected'
  return name === 'InvalidPDFException' || name === 'FormatError' ? 'broken' : 'failed'
}
