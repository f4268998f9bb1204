import { joinBytes } from '#core/join-bytes.ts'
import type { OpenPdf } from '#adapters/source/read-pdf.ts'

import type { UnpackBrotli } from './read-woff2.ts'

/** A few bytes can unpack to any number: what takes longer than any font is given up. */
const longestMs = 20_000
const attached = 'font'

/**
 * Browsers unpack Brotli when they fetch, and hand nobody the way there. The reader of PDFs, which is here
 * anyway, knows it, too: so the bytes go to it as a file that is attached to an empty document.
 */
export const createBrotliUnpacker =
  (openPdf: OpenPdf): UnpackBrotli =>
  async (packed, length) => {
    const task = openPdf(writeEnvelope(packed))
    const late = createDeadline(longestMs)
    try {
      const attachments = task.promise.then((document): Promise<unknown> =>
        document.getAttachments(),
      )
      const bytes = findContent(await Promise.race([attachments, late.reached]))
      if (bytes?.length !== length) throw new RangeError('Not what the file says')
      return new Uint8Array(bytes)
    } finally {
      late.clear()
      // It may not even have begun, and then this never ends.
      void task.destroy()
    }
  }

function createDeadline(ms: number): { reached: Promise<never>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const reached = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RangeError('Longer than any font takes')), ms)
  })
  return { reached, clear: () => clearTimeout(timer) }
}

function findContent(attachments: unknown): Uint8Array | null {
  const file: unknown =
    typeof attachments === 'object' && attachments ? Reflect.get(attachments, attached) : null
  const content: unknown = typeof file === 'object' && file ? Reflect.get(file, 'content') : null
  // Of a worker, whose arrays may be others than ours.
  return ArrayBuffer.isView(content)
    ? new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
    : null
}

function writeEnvelope(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const objects = [
    toBytes('<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(font)3 0 R]>>>>>>'),
    toBytes('<</Type/Pages/Kids[]/Count 0>>'),
    toBytes('<</Type/Filespec/F(font)/EF<</F 4 0 R>>>>'),
    joinBytes([
      toBytes(`<</Length ${packed.length}/Filter/BrotliDecode>>stream\n`),
      packed,
      toBytes('\nendstream'),
    ]),
  ]
  const parts = [toBytes('%PDF-2.0\n')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(toBytes(`${index + 1} 0 obj`), object, toBytes('\nendobj\n'))
  }
  const end = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return joinBytes([
    ...parts,
    toBytes(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`),
    toBytes(`trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`),
  ])
}

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
