import { cutAtParagraph } from '#core/outline/cut-at-paragraph.ts'
import { fail, ok, type Result } from '#core/result.ts'
import {
  maxSourceBytes,
  type SourceFailure,
  type SourceReader,
  type SourceText,
} from '#ports/source-reader.ts'

import { decodeText } from './decode-text.ts'
import { sniffSource } from './sniff-source.ts'

type ReadBytes = (
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
) => Promise<Result<SourceText, SourceFailure>>

/** A long book. What comes after it would only make every step slower. */
const maxLength = 600_000

/** Both readers are large, so they load with the first file of their kind. */
export function createSourceReader(readers: { pdf: ReadBytes; docx: ReadBytes }): SourceReader {
  async function readKind(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal) {
    const kind = sniffSource(bytes)
    if (kind === 'pdf') return readers.pdf(bytes, signal)
    if (kind === 'zip') return readers.docx(bytes, signal)
    if (kind !== 'text') return fail(kind)
    const text = decodeText(bytes)
    return text === null ? fail('unsupported' as const) : ok({ text, isCut: false })
  }

  return {
    async read(file, signal) {
      if (file.size > maxSourceBytes) return fail('too-large')
      const bytes = await readBytes(file)
      if (!bytes) return fail('unreadable')
      if (signal?.aborted) return fail('stopped')
      const found = await readKind(bytes, signal)
      return found.ok ? tidySource(found.value) : found
    },
  }
}

function tidySource({ text, isCut }: SourceText): Result<SourceText, SourceFailure> {
  const tidy = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(tidy)) return fail('no-text')
  return ok({ text: cutAtParagraph(tidy, maxLength), isCut: isCut || tidy.length > maxLength })
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}
