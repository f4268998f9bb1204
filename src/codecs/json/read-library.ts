import * as v from 'valibot'

import type { Deck } from '#core/deck/deck.ts'
import { limitRecord } from '#core/deck/stored/limit-record.ts'
import { recordSchema } from '#core/deck/record.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import { fail, ok, type Result } from '#core/result.ts'

import type { ReadDeck, ReadFailure } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { type LibraryFile, openLibrary } from './open-library.ts'
import { rebuildDeck } from './rebuild-deck.ts'

const { view_count, created_at, updated_at, last_presented_at } = recordSchema.entries
const detailsSchema = v.object({
  ...v.pick(recordSchema, ['description', 'tags', 'status']).entries,
  view_count: v.exactOptional(view_count),
  created_at: v.exactOptional(created_at),
  updated_at: v.exactOptional(updated_at),
  last_presented_at,
})

/** What the library says of a presentation beside its content. */
export type LibraryDetails = v.InferOutput<typeof detailsSchema>

export type ReadPresentation = ReadDeck & { details: LibraryDetails | null }

export type ReadLibrary = {
  presentations: ReadPresentation[]
  /** Could not be read when the file was written, or cannot now. */
  unreadable: number
  /** There are more of them than are read. */
  isLonger: boolean
}

const entrySchema = v.object({ record: v.unknown(), deck: v.unknown() })

/** The presentations of a backup file, each with the pictures that it shows. */
export function readLibrary(bytes: Uint8Array): Result<ReadLibrary, ReadFailure> {
  const file = openLibrary(bytes)
  if (!file.ok) return file
  const { presentations: entries, isLonger, pictures, damaged } = file.value
  const presentations = entries.flatMap((entry) => readPresentation(entry, pictures) ?? [])
  if (presentations.length === 0) return fail('empty')
  return ok({
    presentations,
    unreadable: damaged.length + entries.length - presentations.length,
    isLonger,
  })
}

function readPresentation(
  entry: unknown,
  pictures: LibraryFile['pictures'],
): ReadPresentation | null {
  const fields = v.safeParse(entrySchema, entry)
  const rebuilt = fields.success ? rebuildDeck(fields.output.deck) : null
  if (!fields.success || !rebuilt?.ok) return null
  const { deck, losses } = rebuilt.value
  const details = v.safeParse(detailsSchema, fields.output.record)
  const read = takePictureUrls(withPictureUrls(deck, pictures))
  return {
    ...read,
    losses: [...losses, ...read.losses],
    details: details.success ? limitRecord(details.output) : null,
  }
}

function withPictureUrls(deck: Deck, pictures: LibraryFile['pictures']): Deck {
  const urls = new Map<string, string>()
  const findUrl = (name: string): string => {
    const url = urls.get(name) ?? pictures.get(name)?.()
    if (typeof url !== 'string') return name
    urls.set(name, url)
    return url
  }
  return moveDeckPictures(deck, findUrl)
}
