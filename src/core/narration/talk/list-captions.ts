import type { Script } from '../script/script.ts'

/** Words of the script that are shown together, by their number: from `start` up to `end`. */
export type CaptionLine = { start: number; end: number }

const maxWords = 12

/** Captions end with their sentence; a long one is dealt out evenly. */
export function listCaptions({ sentences }: Script): CaptionLine[] {
  let before = 0
  return sentences.flatMap(({ words }) => {
    const first = before
    before += words.length
    const parts = Math.ceil(words.length / maxWords)
    return Array.from({ length: parts }, (_, part) => ({
      start: first + Math.round((part * words.length) / parts),
      end: first + Math.round(((part + 1) * words.length) / parts),
    }))
  })
}
