import { parseJson } from '#core/parse-json.ts'
import { isSlideReply, slideReplyFields } from '#core/outline/reply-shapes.ts'
import { type Fields, isFields } from '#core/read-fields.ts'

import { findBalanced } from './find-balanced.ts'

const slideStart = new RegExp(String.raw`\{\s*"(?:${slideReplyFields.join('|')})"\s*:`, 'g')

/**
 * Every slide that stands whole in the text, whatever has happened to the text around it: a missing
 * quote in one slide must not cost the others.
 */
export function findSlides(text: string): object[] {
  const found: object[] = []
  let end = 0
  for (const { index } of text.matchAll(slideStart)) {
    if (index < end) continue
    const close = findBalanced(text, index)
    const slide = close === -1 ? null : parseSlide(text.slice(index, close))
    if (!slide) continue
    found.push(slide)
    end = close
  }
  return found
}

export function parseSlide(text: string): Fields | null {
  const value = parseJson(text)
  // Else it is the deck around them.
  const isSlide = isFields(value) && isSlideReply(value) && !('slides' in value)
  return isSlide ? value : null
}
