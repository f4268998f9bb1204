import { describeFormat } from '#codecs/file-formats.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import { loadPictures } from '#codecs/load-pictures.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { nameUntitled } from '#core/deck/name-untitled.ts'

import type { ExportedFile } from './export-deck.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What is on screen, saved or not: the way out when saving fails, so it needs no worker and no fetch. */
export async function exportOpenDeck({
  state,
  loadPicture,
}: Pick<OpenDeck, 'state' | 'loadPicture'>): Promise<ExportedFile> {
  const deck = nameUntitled(state.getState().deck)
  const { bytes, losses } = writeJson({ deck, pictures: await loadPictures(deck, loadPicture) })
  const { type, ending } = describeFormat('json')
  return {
    blob: new Blob([bytes], { type }),
    name: fileNameFor(deck.title, ending),
    losses,
    slideIds: deck.slides.map(({ id }) => id),
  }
}
