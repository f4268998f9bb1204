import { sniffPicture } from '#core/picture/sniff-picture.ts'

import { type FileKind, listEndings } from './file-formats.ts'
import { isLibraryText } from './json/is-library-text.ts'
import { shareFileMark } from './share/share-file-mark.ts'
import { decodeText } from './text/decode-text.ts'
import { openZip } from './zip/open-zip.ts'

/** A file as somebody gave it to us. */
export type DeckFile = {
  name: string
  /** What the system takes it for; often nothing. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * What a file is by its bytes, whatever it is called; null when it is nothing that can be read. Text
 * alone has no bytes of its own: there the name or the system must say that it is meant as text.
 */
export function sniffFile(file: DeckFile): FileKind | null {
  const { bytes, type } = file
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006'))
    return sniffZip(bytes)
  if (startsWith(bytes, '\u00D0\u00CF\u0011\u00E0')) return 'ppt'
  if (sniffPdf(bytes)) return 'pdf'
  if (startsWith(bytes, shareFileMark) || isNamedAs(file, 'share')) return 'share'
  if (sniffPicture(bytes) || type.startsWith('image/') || isNamedAs(file, 'image')) return 'image'
  return sniffText(file)
}

/** Some programs put a few bytes before the mark; a text that only speaks of it has no such end. */
export const sniffPdf = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '%PDF-') ||
  (toLatin(bytes.subarray(0, 1024)).includes('%PDF-') &&
    toLatin(bytes.subarray(-1024)).includes('%%EOF'))

/** Markdown may begin with a tag, too, but not with these. */
const startsAsPage = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype\s+html|html)[\s>]/i.test(toLatin(bytes.subarray(0, 256)))

function sniffText(file: DeckFile): FileKind | null {
  const isJson = /[/+]json$/.test(baseType(file.type)) || isNamedAs(file, 'json')
  const isText = file.type.startsWith('text/') || isNamedAs(file, 'text')
  const isHtml = isNamedAs(file, 'html')
  if (!isJson && !isText && !isHtml) return null
  if (isHtml || startsAsPage(file.bytes)) return 'html'
  // By its beginning: the whole of it can be longer than a string.
  if (isLibraryText(decodeText(file.bytes.subarray(0, 256)) ?? '')) return 'library'
  const text = decodeText(file.bytes)
  if (text === null) return isJson ? 'json' : null
  const isObject = /^\uFEFF?\s*\{\s*"[^]*\}\s*$/.test(text)
  return isJson || isObject ? 'json' : 'text'
}

function sniffZip(bytes: Uint8Array): FileKind | null {
  const zip = openZip(bytes)
  // The reader of presentations says what is wrong with it.
  if (!zip.ok) return 'pptx'
  const names = new Set(zip.value.names.map((name) => name.toLowerCase()))
  const mimetype = zip.value.read('mimetype')
  if (mimetype) return toLatin(mimetype).includes('opendocument.presentation') ? 'odp' : null
  if (names.has('word/document.xml')) return 'docx'
  return names.has('[content_types].xml') ? 'pptx' : null
}

const baseType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const isNamedAs = ({ name }: DeckFile, kind: FileKind): boolean =>
  listEndings(({ as }) => as === kind).includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())

const toLatin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  toLatin(bytes.subarray(0, mark.length)) === mark
