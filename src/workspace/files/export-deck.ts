import type { FileChoices } from '#codecs/file-choices.ts'
import { type DeckFileFormat, describeFormat } from '#codecs/file-formats.ts'
import { loadPictures } from '#codecs/load-pictures.ts'
import type { Loss } from '#codecs/loss.ts'
import type { WriteDeckFile, WriteStage } from '#codecs/write-result.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { nameUntitled } from '#core/deck/name-untitled.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

import type { DeckSource } from './deck-source.ts'
import { readFileFonts } from './export-settings.ts'

export type ExportedFile = {
  blob: Blob
  name: string
  /** What the file could not carry. */
  losses: readonly Loss[]
  /** Of the deck, in order: what a loss says of its slide. */
  slideIds: readonly string[]
}

export type ExportStage = 'pictures' | WriteStage

export type ExportFailure =
  | 'cancelled'
  /** Nothing is open, and no presentation was named. */
  | 'no-deck'
  /** Deleted since. */
  | 'not-found'
  /** Stored, but it cannot be read. */
  | 'unreadable'
  /** What writes the file did not load, or gave up. */
  | 'failed'

export type ExportOrder = {
  format: DeckFileFormat
  source: DeckSource | null
  choices?: FileChoices
}

export type ExportCall = {
  signal?: AbortSignal
  /** How much of the whole is done, from 0 to 1. */
  onProgress?: (share: number, stage: ExportStage) => void
}

type ExportNeeds = { writeDeckFile: WriteDeckFile; preferences: Preferences }

/** The deck as a file, with its stored pictures, as it was at the moment of asking. */
export async function exportDeck(
  { format, source, choices }: ExportOrder,
  { writeDeckFile, preferences }: ExportNeeds,
  { signal, onProgress }: ExportCall = {},
): Promise<Result<ExportedFile, ExportFailure>> {
  if (!source) return fail('no-deck')
  onProgress?.(0, 'pictures')
  const loaded = await source.loadDeck()
  if (!loaded.ok) return fail(loaded.error.code === 'not-found' ? 'not-found' : 'unreadable')
  // Only JSON is read back by a title that must be there.
  const deck = format === 'json' ? nameUntitled(loaded.value) : loaded.value
  const pictures = await loadPictures(deck, source.loadPicture, signal)
  if (signal?.aborted) return fail('cancelled')
  const written = await writeDeckFile(
    format,
    { deck, pictures },
    {
      fonts: readFileFonts(preferences),
      ...choices,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    },
  )
  if (!written.ok) return written
  const { bytes, losses } = written.value
  const { type, ending, mark } = describeFormat(format)
  return ok({
    blob: new Blob([bytes], { type }),
    name: fileNameFor(deck.title, ending, mark),
    losses,
    slideIds: deck.slides.map(({ id }) => id),
  })
}
