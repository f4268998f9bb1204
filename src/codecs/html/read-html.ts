import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import { parseJson } from '#core/parse-json.ts'
import { fail, ok } from '#core/result.ts'

import { rebuildDeck } from '../json/rebuild-deck.ts'
import type { DeckReader } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from '../text/decode-text.ts'
import { deckMark, endMark, generatorMark, pictureMark } from './file-marks.ts'
import { listTypefaceFiles } from './page-typefaces.ts'

/**
 * The deck of a page that was written here. It stands in the page as data; what the page shows is
 * neither read nor trusted, and pages of others are not taken apart.
 */
export const readHtml: DeckReader = async (bytes) => {
  const text = decodeText(bytes)
  if (text === null) return fail('damaged')
  if (!text.trim()) return fail('blank')
  const json = findBlock(text, deckMark)
  if (json === null) return fail(text.includes(generatorMark) ? 'damaged' : 'not-this-kind')
  const file = parseJson(json)
  if (file === undefined) return fail('damaged')
  const found = rebuildDeck(file)
  if (!found.ok) return found

  const { deck, losses } = found.value
  const pictures = new Map([...listPictureBlocks(text), ...listTypefaceFiles(text)])
  const read = takePictureUrls(moveDeckPictures(deck, (url) => pictures.get(url) ?? url))
  return ok({ ...read, losses: [...losses, ...read.losses] })
}

/** The addresses of the pictures in the file, by the names that the deck has for them. */
function listPictureBlocks(text: string): Map<string, string> {
  const pictures = new Map<string, string>()
  const [open = '', close = ''] = pictureMark('\n').split('\n')
  let at = text.indexOf(open)
  while (at >= 0) {
    const nameEnd = text.indexOf(close, at + open.length)
    const end = text.indexOf(endMark, nameEnd)
    if (nameEnd < 0 || end < 0) break
    const name = text.slice(at + open.length, nameEnd)
    pictures.set(assetUrl(name), `data:${text.slice(nameEnd + close.length, end)}`)
    at = text.indexOf(open, end)
  }
  return pictures
}

/** Null when it is not there, or not to its end. */
function findBlock(text: string, mark: string): string | null {
  const start = text.indexOf(mark)
  const end = text.indexOf(endMark, start)
  return start < 0 || end < 0 ? null : text.slice(start + mark.length, end)
}
