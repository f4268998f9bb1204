import { fail, ok, type Result } from '#core/result.ts'
import { type CompoundFile, openCompoundFile } from '#codecs/compound/open-compound-file.ts'
import type { ReadFailure } from '#codecs/read-result.ts'

import { recordTypes } from './record-types.ts'
import { makeStream, type PptRecord, type PptStream, readRecord, readUint32 } from './record.ts'

export type PptFile = {
  stream: PptStream
  document: PptRecord
  /** Slides and notes are known by number. */
  find(id: number): PptRecord | null
  /** Where the bytes of pictures are; empty without any. */
  pictures: PptStream
}

/** Newer versions also kept a copy for PowerPoint 97, in which the whole of the deck is. */
const copyFor97 = 'PP97_DUALSTORAGE/'
const encryptedToken = 0xf3d1c4df
/** The record of an edit is longer when it names a key. */
const lengthWithKey = 32

export function openPpt(bytes: Uint8Array): Result<PptFile, ReadFailure> {
  const opened = openCompoundFile(bytes)
  if (!opened.ok) return fail(opened.error === 'damaged' ? 'damaged' : 'not-this-kind')
  const file = opened.value
  if (file.has('EncryptedPackage') || file.has('EncryptedSummary')) return fail('encrypted')
  const folder = file.has(`${copyFor97}PowerPoint Document`) ? copyFor97 : ''
  const content = file.read(`${folder}PowerPoint Document`)
  if (!content) return fail(file.has('PP40') ? 'unsupported-version' : 'not-this-kind')
  if (folder === '' && file.has('PersistentStorage Directory')) return fail('unsupported-version')

  const stream = makeStream(content)
  const edit = findLastEdit(file, folder, stream)
  if (edit === 'encrypted') return fail('encrypted')
  const edits = edit === null ? null : readEdits(stream, edit)
  if (edits === 'encrypted') return fail('encrypted')
  const document = edits && edits.find(edits.documentId)
  if (!edits || document?.type !== recordTypes.document) return fail('damaged')
  const pictures = file.read(`${folder}Pictures`) ?? file.read('Pictures') ?? new Uint8Array()
  return ok({ stream, document, find: edits.find, pictures: makeStream(pictures) })
}

function findLastEdit(
  file: CompoundFile,
  folder: string,
  stream: PptStream,
): number | 'encrypted' | null {
  const user = file.read(`${folder}Current User`)
  if (user && user.length >= 20) {
    const view = new DataView(user.buffer)
    if (view.getUint32(12, true) === encryptedToken) return 'encrypted'
    const place = view.getUint32(16, true)
    if (isEdit(stream, place)) return place
  }
  // Without the way to it, the last one in the stream is the last one made.
  let last: number | null = null
  for (let at = 0; at + 8 <= stream.bytes.length;) {
    if (isEdit(stream, at)) last = at
    at = readRecord(stream, at, stream.bytes.length)?.end ?? Infinity
  }
  return last
}

const isEdit = (stream: PptStream, at: number): boolean =>
  readRecord(stream, at, stream.bytes.length)?.type === recordTypes.userEditAtom

type Edits = { documentId: number; find(id: number): PptRecord | null }

/** Every save that was quick added what had changed: the newest place of each part counts. */
function readEdits(stream: PptStream, last: number): Edits | 'encrypted' | null {
  const { length } = stream.bytes
  const places = new Map<number, number>()
  const seen = new Set<number>()
  let documentId: number | null = null
  for (let at = last; isEdit(stream, at) && !seen.has(at);) {
    seen.add(at)
    const edit = readRecord(stream, at, length)
    if (!edit) break
    if (edit.end - edit.start >= lengthWithKey) return 'encrypted'
    documentId ??= readUint32(stream, edit, 16)
    addPlaces(stream, readUint32(stream, edit, 12), places)
    at = readUint32(stream, edit, 8) || Infinity
  }
  if (documentId === null) return null
  return {
    documentId,
    find(id) {
      const place = places.get(id)
      return place === undefined ? null : readRecord(stream, place, length)
    },
  }
}

function addPlaces(stream: PptStream, at: number, places: Map<number, number>): void {
  const directory = readRecord(stream, at, stream.bytes.length)
  const { persistDirectory, persistDirectoryIncremental } = recordTypes
  if (
    !directory ||
    (directory.type !== persistDirectory && directory.type !== persistDirectoryIncremental)
  )
    return
  const size = directory.end - directory.start
  for (let from = 0; from + 4 <= size;) {
    const head = readUint32(stream, directory, from)
    from += 4
    const first = head & 0xfffff
    for (let count = 0; count < head >>> 20 && from + 4 <= size; count++, from += 4)
      if (!places.has(first + count)) places.set(first + count, readUint32(stream, directory, from))
  }
}
