import type { ReadPicture } from '#codecs/read-result.ts'
import type { DeckFileFormat, WriteDeckFile } from '#codecs/write-result.ts'
import { assetUrl, type Deck, listDeckAssets } from '#core/deck/deck.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import type { ExportedFile } from './export-deck.ts'

type ExportNeeds = { writeDeckFile: WriteDeckFile; loadPicture: DeckStore['loadPicture'] }

const types: Record<DeckFileFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
}

/** The deck as a file of another program, with its stored pictures. */
export async function exportFile(
  format: DeckFileFormat,
  deck: Deck,
  { writeDeckFile, loadPicture }: ExportNeeds,
  options: Parameters<WriteDeckFile>[2] = {},
): Promise<Result<ExportedFile, 'cancelled' | 'failed'>> {
  const pictures = await loadPictures(deck, loadPicture)
  if (options.signal?.aborted) return fail('cancelled')
  const written = await writeDeckFile(format, { deck, pictures }, options)
  if (!written.ok) return written
  const { bytes, losses } = written.value
  const blob = new Blob([bytes], { type: types[format] })
  return ok({ blob, name: fileNameFor(deck.title, format), losses })
}

/** Those that are still stored; whoever writes the file says which are not. */
async function loadPictures(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<Map<string, ReadPicture>> {
  const pictures = new Map<string, ReadPicture>()
  for (const hash of listDeckAssets(deck)) {
    const picture = await loadPicture(hash)
    if (!picture.ok) continue
    const bytes = new Uint8Array(await picture.value.arrayBuffer())
    pictures.set(assetUrl(hash), { bytes, type: picture.value.type })
  }
  return pictures
}
