import { parseJson } from '#core/parse-json.ts'
import { fail, ok } from '#core/result.ts'

import type { DeckReader } from '../read-result.ts'
import { readCarriedTalk } from '../share/carried-talk.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from '../text/decode-text.ts'
import { rebuildDeck } from './rebuild-deck.ts'

/** A deck as a JSON file: our own export, or what somebody wrote by hand. */
export const readJson: DeckReader = async (bytes, options) => {
  const read = await readDeckJson(bytes, options)
  // As specified, what has no title is no presentation, however empty it was left.
  return read.ok && !read.value.deck.title.trim() ? fail('not-this-kind') : read
}

/** The same for what only this app writes, as a share: an untitled deck stays one. */
export const readDeckJson: DeckReader = async (bytes) => {
  const text = decodeText(bytes)
  if (text === null) return fail('damaged')
  if (!text.trim()) return fail('blank')
  const file = parseJson(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return fail('damaged')
  const found = rebuildDeck(file)
  if (!found.ok) return found
  const { deck, losses } = found.value
  const read = takePictureUrls(deck)
  const talk = readCarriedTalk(file, deck.slides.length)
  return ok({ ...read, ...(talk && { talk }), losses: [...losses, ...read.losses] })
}
