import type { MetadataTags } from 'mediabunny'

import { type Chapter, listChapters } from '#codecs/talk/list-chapters.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { TalkTimes } from '#core/narration/talk/talk-times.ts'

/** What an MP4 file says of itself: its title, and each slide as a chapter. */
export const writeTags = (deck: Deck, times: TalkTimes): MetadataTags => ({
  title: deck.title,
  raw: {
    chpl: writeChapterBox(listChapters(deck, times)),
  },
})

const encoder = new TextEncoder()
/** One byte says how long a title is. */
const longestTitle = 255
const mostChapters = 255

/**
 * Chapters as the box `chpl` of an MP4 file has them, which players and ffmpeg know: its version, how
 * many there are, and of each the time in tenths of microseconds and the title.
 */
function writeChapterBox(chapters: readonly Chapter[]): Uint8Array<ArrayBuffer> {
  const listed = chapters.slice(0, mostChapters).map(({ start, title }) => ({
    start: BigInt(Math.round(start * 10_000_000)),
    title: cutTitle(title),
  }))
  const length = 9 + listed.reduce((sum, { title }) => sum + 9 + title.length, 0)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, 1)
  view.setUint8(8, listed.length)
  let at = 9
  for (const { start, title } of listed) {
    view.setBigUint64(at, start)
    view.setUint8(at + 8, title.length)
    bytes.set(title, at + 9)
    at += 9 + title.length
  }
  return bytes
}

function cutTitle(title: string): Uint8Array {
  const bytes = new Uint8Array(longestTitle)
  // Whole letters only.
  const { written } = encoder.encodeInto(title, bytes)
  return bytes.subarray(0, written)
}
