import { parseJson } from '#core/parse-json.ts'
import { readString } from '#core/read-fields.ts'

import { findBalanced } from './find-balanced.ts'
import { parseSlide } from './find-slides.ts'
import { hideOpenThoughts } from './read-json.ts'

/** What has become complete with the latest piece of an answer. */
export type ReplyPart = { title: string | null; slides: object[] }

/**
 * Reads an answer while it arrives, each part once. It knows only the shape that was asked for; what
 * else a model may write is read when all of it is there.
 */
export function createReplyReader(): { push(piece: string): ReplyPart; text(): string } {
  let text = ''
  let hasTitle = false
  /** Where in `text` the next slide is looked for; -1 before the list of slides has begun. */
  let next = -1

  /** Only before the list: after it begins, a title is a slide's. */
  function takeTitle(): string | null {
    if (hasTitle || next === -1) return null
    hasTitle = true
    const found = /"title"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(
      hideOpenThoughts(text.slice(0, next)),
    )?.[1]
    return readString(parseJson(found ?? '')) || null
  }
  function takeSlides(): object[] {
    const slides: object[] = []
    while (next !== -1) {
      const start = text.indexOf('{', next)
      const end = start === -1 ? -1 : findBalanced(text, start)
      if (end === -1) break
      const slide = parseSlide(text.slice(start, end))
      if (slide) slides.push(slide)
      next = end
    }
    return slides
  }

  return {
    push(piece) {
      text += piece
      if (next === -1) next = findListStart(text)
      const title = takeTitle()
      // Only a closing brace can complete a slide.
      return { title, slides: piece.includes('}') ? takeSlides() : [] }
    },
    text: () => text,
  }
}

function findListStart(text: string): number {
  const list = /"slides"\s*:\s*\[/.exec(hideOpenThoughts(text))
  return list ? list.index + list[0].length : -1
}
