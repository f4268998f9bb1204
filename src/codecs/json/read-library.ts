import * as v from 'valibot'

import { assetUrl, type Deck } from '#core/deck/deck.ts'
import { recordSchema } from '#core/deck/record.ts'
import { movePictures } from '#core/deck/slide-pictures.ts'
import { fail, ok, type Result } from '#core/result.ts'

import type { ReadDeck, ReadFailure } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from '../text/decode-text.ts'
import { parseJson } from './parse-json.ts'
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
}

const fileSchema = v.object({
  format: v.literal('lectern-library'),
  presentations: v.array(v.unknown()),
  pictures: v.record(v.string(), v.unknown()),
  damaged: v.optional(v.array(v.unknown()), []),
})
const entrySchema = v.object({ record: v.unknown(), deck: v.unknown() })

/** The presentations of a backup file, each with the pictures that it shows. */
export function readLibrary(bytes: Uint8Array): Result<ReadLibrary, ReadFailure> {
  const text = decodeText(bytes)
  const file = text === null ? undefined : parseJson(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return fail('damaged')
  const found = v.safeParse(fileSchema, file)
  if (!found.success) return fail('not-this-kind')
  const { presentations: entries, pictures, damaged } = found.output
  const urls = new Map(
    Object.entries(pictures).flatMap(([hash, url]) =>
      typeof url === 'string' ? [[assetUrl(hash), url] as const] : [],
    ),
  )
  const presentations = entries.flatMap((entry) => readPresentation(entry, urls) ?? [])
  if (presentations.length === 0) return fail('empty')
  return ok({
    presentations,
    unreadable: damaged.length + entries.length - presentations.length,
  })
}

function readPresentation(
  entry: unknown,
  urls: ReadonlyMap<string, string>,
): ReadPresentation | null {
  const fields = v.safeParse(entrySchema, entry)
  const rebuilt = fields.success ? rebuildDeck(fields.output.deck) : null
  if (!fields.success || !rebuilt?.ok) return null
  const { deck, losses } = rebuilt.value
  const details = v.safeParse(detailsSchema, fields.output.record)
  const read = takePictureUrls(withPictureUrls(deck, urls))
  return {
    ...read,
    losses: [...losses, ...read.losses],
    details: details.success ? details.output : null,
  }
}

const withPictureUrls = (deck: Deck, urls: ReadonlyMap<string, string>): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => movePictures(slide, (url) => urls.get(url) ?? url)),
})
