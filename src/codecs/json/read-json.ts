import { parseJson } from '#core/parse-json.ts'
import { fail, ok } from '#core/result.ts'

import type { DeckReader } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from '../text/decode-text.ts'
import { rebuildDeck } from './rebuild-deck.ts'

/** A deck as JSON: our own export, or what somebody wrote by hand. */
export const readJson: DeckReader = async (bytes) => {
  const text = decodeText(bytes)
  if (text === null) return fail('damaged')
  if (!text.trim()) return fail('blank')
  const file = parseJson(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return fail('damaged')
  const found = rebuildDeck(file)
  if (!found.ok) return found
  const { deck, losses } = found.value
  // As specified, what has no title is no presentation, however empty it was left.
  if (!deck.title.trim()) return fail('not-this-kind')
  const read = takePictureUrls(deck)
  return ok({ ...read, losses: [...losses, ...read.losses] })
}
