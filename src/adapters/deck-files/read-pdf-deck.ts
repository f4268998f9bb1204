import { joinPdfLines } from '#adapters/source/join-pdf-lines.ts'
import type { OpenPdf } from '#adapters/source/read-pdf.ts'
import { readPdfLines } from '#adapters/source/read-pdf-lines.ts'
import { limitDeck } from '#codecs/limit-deck.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import {
  filePictureUrl,
  type ReadFailure,
  type ReadOptions,
  type ReadPicture,
  type ReadResult,
} from '#codecs/read-result.ts'
import type { Slide } from '#core/deck/slide.ts'
import { fail, ok } from '#core/result.ts'

import type { PaintPage } from './paint-pdf-page.ts'

/** A talk has fewer; each page is painted, and its picture kept. */
const maxPages = 200

type Needs = { openPdf: OpenPdf; paintPage: PaintPage }

/** Each page is a slide: its picture fills the slide, and what it says can be spoken and found. */
export async function readPdfDeck(
  bytes: Uint8Array,
  { fileName, signal, onProgress }: ReadOptions,
  { openPdf, paintPage }: Needs,
): Promise<ReadResult> {
  const task = openPdf(bytes, { paints: true })
  // A file can be made so that a page never ends: only this ends the worker that reads it.
  const stop = () => void task.destroy()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const document = await task.promise
    const count = Math.min(maxPages, document.numPages)
    const pictures = new Map<string, ReadPicture>()
    const slides: Slide[] = []
    const losses: ReadLoss[] = []
    for (let number = 1; number <= count; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const text = joinPdfLines([readPdfLines(items.filter((item) => 'str' in item))])
      const picture = await paintPage(page)
      const imageUrl = filePictureUrl(`page-${number}`)
      if (picture) pictures.set(imageUrl, picture)
      else losses.push({ kind: 'picture-absent', slide: number, count: 1 })
      slides.push(writeSlide(number, text, picture && imageUrl))
      page.cleanup()
      onProgress?.(number / count)
    }
    if (slides.length === 0) return fail('empty')
    if (document.numPages > count)
      losses.push({ kind: 'pages-left-out', count: document.numPages - count })
    const title = slides[0]?.imageAlt || slides[0]?.title || fileName.replace(/\.[^.]*$/, '')
    return ok(limitDeck({ deck: { title, slides }, pictures, losses }))
  } catch (error) {
    return fail(signal?.aborted ? 'cancelled' : nameFailure(error))
  } finally {
    signal?.removeEventListener('abort', stop)
    await task.destroy()
  }
}

/** Words painted over the picture of the same words could be read by nobody. */
function writeSlide(number: number, text: string, imageUrl: string | null): Slide {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^(?:#{1,6}|-) /, '').trim())
    .filter(Boolean)
  const [title = ''] = lines
  const id = `slide-${number}`
  if (imageUrl === null) return { id, title, content: lines.slice(1), notes: '' }
  return {
    id,
    title: '',
    content: [],
    notes: lines.join('\n'),
    imageUrl,
    layout: 'picture-full',
    ...(title && { imageAlt: title }),
  }
}

/** pdf.js tells its failures by name. */
function nameFailure(error: unknown): ReadFailure {
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
}
